"""What only this game can measure: `python -m fortable.games.forma.bench.moves`."""
