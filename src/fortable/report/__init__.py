"""The report: how a game plays among equals, in numbers, pictures and a page."""
