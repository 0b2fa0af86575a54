"""Commands about who stands where."""
