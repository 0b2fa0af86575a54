"""Those around a table: who is here and who is gone, who hears what, and how long their lines are."""
