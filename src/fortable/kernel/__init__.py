"""The laws under every game: words, contract, referee, log, chance and codec.

Pure values and functions. Nothing here knows a particular game, reads a clock, or does I/O.
"""
