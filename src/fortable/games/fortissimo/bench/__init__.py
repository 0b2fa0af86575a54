"""How its champion learns: `python -m fortable.games.fortissimo.bench.train`."""
