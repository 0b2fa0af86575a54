"""What is done with a finished match besides looking at it."""
