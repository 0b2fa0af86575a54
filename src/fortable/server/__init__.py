"""The live table: people, bots and matches behind one address. It knows no game by name."""
