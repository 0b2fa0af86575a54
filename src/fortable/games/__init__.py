"""The shelf: every folder here is one game. The catalogue finds them; nothing lists them."""
