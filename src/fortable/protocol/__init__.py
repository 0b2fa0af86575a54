"""The protocol as types: what clients and servers say to each other. Whoever speaks it reads it here."""
