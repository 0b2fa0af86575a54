"""What a house of several processes costs, and what it would take for many people: measured, and on paper."""
