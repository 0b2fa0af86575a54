"""What only this game can measure: `python -m fortable.games.formissimo.bench.solver`, or `….races`."""
