"""Fortable: a game table for families, friends and people who study games."""
