"""How a schema in PostgreSQL is laid out, by its catalogues: each line is a name and how it is made."""

_HERE = "JOIN pg_namespace AS n ON n.oid = {} AND nspname = current_schema()"
_BARE = "replace({}, quote_ident(current_schema()) || '.', '')"

LAYOUT = f"""
    SELECT relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull,
        attidentity::text, attcollation::regcollation, {_BARE.format("pg_get_expr(adbin, adrelid)")})
    FROM pg_attribute JOIN pg_class AS c ON c.oid = attrelid {_HERE.format("relnamespace")}
    LEFT JOIN pg_attrdef ON adrelid = c.oid AND adnum = attnum
    WHERE relkind = 'r' AND attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT c.relname, {_BARE.format("pg_get_indexdef(c.oid)")}
    FROM pg_class AS c {_HERE.format("relnamespace")} WHERE relkind = 'i'
    UNION ALL
    SELECT relname || ': ' || conname, {_BARE.format("pg_get_constraintdef(k.oid)")} || ' ' || convalidated
    FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid {_HERE.format("relnamespace")}
    UNION ALL
    SELECT tgname, {_BARE.format("pg_get_triggerdef(t.oid)")} || ' ' || tgenabled::text
    FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = tgrelid {_HERE.format("relnamespace")}
    WHERE NOT tgisinternal
    UNION ALL
    SELECT proname || '()', prosrc FROM pg_proc {_HERE.format("pronamespace")}"""  # noqa: S608

REFERENCES = f"""SELECT conrelid::regclass::text, quote_ident(here.attname), confrelid::regclass::text,
        quote_ident(there.attname)
    FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = conrelid {_HERE.format("relnamespace")}
    JOIN pg_attribute AS here ON here.attrelid = conrelid AND here.attnum = conkey[1]
    JOIN pg_attribute AS there ON there.attrelid = confrelid AND there.attnum = confkey[1]
    WHERE contype = 'f' ORDER BY 1, 3"""  # noqa: S608
"""All refer by one column."""

UNFINISHED = f"""SELECT c.relname || ': the index is not valid' FROM pg_index
    JOIN pg_class AS c ON c.oid = indexrelid {_HERE.format("relnamespace")}
    WHERE NOT (indisvalid AND indisready AND indislive)"""  # noqa: S608

DISABLED = f"""SELECT DISTINCT c.relname || ': triggers are disabled' FROM pg_trigger
    JOIN pg_class AS c ON c.oid = tgrelid {_HERE.format("relnamespace")}
    WHERE tgenabled IN ('D', 'R')"""  # noqa: S608
