import { sql } from 'kysely';

/** A JSON object with its numbers as text, because JavaScript has no exact decimals. */
const exactValues = (side: 'before' | 'after') => sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(v.key,
    case jsonb_typeof(v.value) when 'number' then to_jsonb(v.value #>> '{}') else v.value end), '{}')
  from jsonb_each(${sql.ref(`a.${side}`)} || coalesce(${sql.ref(`c.${side}`)}, '{}')) v)`;

/**
 * The log, with the personal values of orders that staff corrected: only those who may see
 * the order may read them.
 */
export const loggedWithCorrections = sql`public.audit_log a
  left join public.order_corrections c on c.created_at = a.at
    and c.order_id = case when a.table_name = 'orders'
      and a.row_key ~ '^[0-9a-f-]{36}$' then a.row_key::uuid end`;

export const loggedValues = {
  before: exactValues('before'),
  after: exactValues('after'),
  hidden: sql<string[]>`array(select unnest(a.hidden)
    except select jsonb_object_keys(coalesce(c.before, '{}')))`,
};
