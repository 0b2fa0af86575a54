"""The match at a table: what is true in it, who acts in it by itself, and whose hand was first."""
