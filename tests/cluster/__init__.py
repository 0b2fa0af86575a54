"""One house, several processes: real PostgreSQL, real NATS."""
