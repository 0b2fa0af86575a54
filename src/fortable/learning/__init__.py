"""What learners see of a game and how they act, in numbers; a game may bring its own (`machine`)."""
