"""What several commands have in common: flags, streams, files."""
