"""The documentation site: it builds, it leads somewhere, and what it says is so."""
