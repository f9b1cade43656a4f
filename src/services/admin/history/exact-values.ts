import { sql } from 'kysely';

/** A JSON object with its numbers as text, because JavaScript has no exact decimals. */
export const exactValues = (column: 'a.before' | 'a.after') => sql`(
  select coalesce(jsonb_object_agg(v.key,
    case jsonb_typeof(v.value) when 'number' then to_jsonb(v.value #>> '{}') else v.value end), '{}')
  from jsonb_each(${sql.ref(column)}) v)`;
