"""Playing with whoever comes: a line of those who want the same, and the tables that are laid for them."""
