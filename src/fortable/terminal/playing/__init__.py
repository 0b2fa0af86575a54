"""A match at one keyboard, and the replay of one."""
