"""The page: routing between screens, dialogs, notices."""
