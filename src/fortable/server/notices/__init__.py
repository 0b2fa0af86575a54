"""Telling people who are away: by Web Push, in their language, nothing secret; and no table waits for it."""
