"""The screen, the keyboard, and what can be typed."""
