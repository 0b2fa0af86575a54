"""What people may say to each other about it, where a host lets that in; their words are `phrase-ID`."""

PHRASES = ("mine-is-better",)
