"""What is shown: the table with its board, the help, the result."""
