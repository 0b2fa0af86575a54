"""What a review says, told to people: in the terminal and on a page."""
