"""The English word list of Letterpress, and the search for words that cards can spell."""
