"""The board and the forms: squares as sets, poses, where they fit, and layouts of obstacles."""
