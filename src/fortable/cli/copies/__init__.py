"""Commands that copy a whole database."""
