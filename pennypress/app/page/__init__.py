"""What fills the page: screens by address, dialogs."""
