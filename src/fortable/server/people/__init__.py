"""Who is who, and how much anybody may ask for."""
