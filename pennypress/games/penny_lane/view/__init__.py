"""The view of Penny Lane, one module for each thing on the table."""
