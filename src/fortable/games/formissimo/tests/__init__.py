"""Formissimo clause by clause: a position, a wish, a consequence."""
