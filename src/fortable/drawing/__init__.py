"""Boards as pictures: SVG from what one viewer may know. This room knows no game, and no clock and no disk.

A game's `draw.py` draws its board (`board.Drawing`), `general` draws any other, and `picture` sets a board
among its players.
"""
