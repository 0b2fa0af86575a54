"""How the champion was trained: `python -m fortable.games.formelfun.bench.train FOLDER --minutes 7`.

A style by evolution (`styles`), then the chance to win between two races from how matches in that style
come out (`learn`), then matches against `strong` (`judge`). On one core; with GPU=1 on a CUDA device, where
CuPy and numba-cuda must be. Parts end by the clock: the same seed begins alike, and comes out a little apart.
"""
