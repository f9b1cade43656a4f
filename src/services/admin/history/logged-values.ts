import { sql } from 'kysely';

/** A JSON object with its numbers as text, because JavaScript has no exact decimals. */
const exactValues = (side: 'before' | 'after') => sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(v.key,
    case jsonb_typeof(v.value) when 'number' then to_jsonb(v.value #>> '{}') else v.value end), '{}')
  from jsonb_each(${sql.ref(`a.${side}`)}) v)`;

export const loggedWithCorrections = sql`public.audit_log a`;

export const loggedValues = {
  before: exactValues('before'),
  after: exactValues('after'),
  hidden: sql<string[]>`a.hidden`,
};
