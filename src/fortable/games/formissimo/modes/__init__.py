"""What is different alone and together: the race of 2 to 5, and the puzzle for one."""
