"""Fortable for those who study games: environments over quick twins of the rules, or the rules themselves.

Each adapter needs its extra (`pettingzoo`, `gym`, `openspiel`); nothing else of Fortable does.
"""
