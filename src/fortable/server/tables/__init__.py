"""The tables of this process: each with one owner, its chairs, its audience and its match."""
