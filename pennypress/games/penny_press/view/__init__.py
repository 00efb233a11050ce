"""The view of Penny Press, one module for each thing on the table."""
