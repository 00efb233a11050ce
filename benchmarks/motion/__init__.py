"""How smooth the table is: frames while dragging and while pieces travel, clicks, and what shifts."""
