"""The terminal table: any game of the shelf for people at one keyboard, and for bots.

Knows no game by name. What a board looks like it asks the game's own `terminal.py`.
"""
