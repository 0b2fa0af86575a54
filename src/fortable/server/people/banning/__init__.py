"""Who may not play for a while, and by what those from one address are known again."""
