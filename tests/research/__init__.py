"""Environments for those who study games."""
