import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Conflict } from './change-results.ts';

export type BareConflict = Omit<Conflict, 'by' | 'at'>;

/** Adds who last changed each of the fields, as far as the audit log knows. */
export async function findConflictAuthors(
  trx: Transaction<DB>,
  conflicts: readonly BareConflict[],
): Promise<Conflict[]> {
  if (conflicts.length === 0) return [];
  const wanted = conflicts.map(({ table, key, field }, place) => ({ place, table, key, field }));
  const { rows } = await sql<{ by: string | null; at: Date | null }>`
    select l.actor_name as by, l.at
    from jsonb_to_recordset(${JSON.stringify(wanted)}) as c (place integer, "table" text, key text, field text)
    left join lateral (
      select a.actor_name, a.at from audit_log a
      where a.table_name = c."table" and a.row_key = c.key
        and (c.field is null or a.op <> 'update' or a.before ? c.field or c.field = any (a.hidden))
      order by a.id desc limit 1
    ) l on true
    order by c.place`.execute(trx);
  return conflicts.map((conflict, place) => ({ ...conflict, ...rows[place]! }));
}
