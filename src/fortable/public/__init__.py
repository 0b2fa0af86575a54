"""The public face: what `import fortable` gives. Each name is found there; its home is a module of this room.

All of it is made of values, and nothing of it is asynchronous: a `Match` is a match at one moment, and to
play is to get another.
"""
