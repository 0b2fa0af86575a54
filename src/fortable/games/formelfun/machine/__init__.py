"""The game as machines want it: a quick twin of the rules, how to play well over it, what learners see."""
