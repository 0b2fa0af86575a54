"""Fortable for those who study games: environments over the quick twins of the rules.

Each adapter needs its extra (`pettingzoo`, `gym`, `openspiel`); nothing else of Fortable does.
"""
