-- Refusals by the person they were told, to forget the oldest of many.
CREATE INDEX refusals ON steps (tables, substr(intent, 1, instr(intent, ':')), number) WHERE version IS NULL;
