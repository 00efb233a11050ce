"""The recap: what the others have done since one's own last action, above the table and marked on it."""
