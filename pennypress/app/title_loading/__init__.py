"""Loading of titles: the rules and views of a title are fetched when they are first needed."""
