import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';

interface SettingChange {
  field: string;
  from: unknown;
  to: unknown;
}

export type ApplySettingsResult =
  | { ok: true; changeSet: string }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'conflict'; conflicts: SettingConflict[] };

interface SettingConflict {
  field: string;
  before: string;
  theirs: string;
  mine: string;
  by: string | null;
  at: string | null;
}

export async function applySettings(
  table: 'site_settings' | 'abuse_limits',
  changes: readonly SettingChange[],
  { actor }: Staff,
): Promise<ApplySettingsResult> {
  return asUser(actor).transaction(async (trx): Promise<ApplySettingsResult> => {
    const stored = await lockRow(trx, table);
    const conflicts = changes.flatMap(({ field, from, to }) => {
      const theirs = stored[field];
      if (isSame(theirs, from) || isSame(theirs, to)) return [];
      const before = asText(from);
      return [{ field, before, theirs: asText(theirs), mine: asText(to), by: null, at: null }];
    });
    if (conflicts.length > 0) return { ok: false, reason: 'conflict', conflicts };
    await trx
      .updateTable(table)
      .set(Object.fromEntries(changes.map(({ field, to }) => [field, to])))
      .execute();
    return { ok: true, changeSet: '' };
  });
}

async function lockRow(trx: Transaction<DB>, table: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from public.${sql.table(table)} for update`.execute(trx);
  return rows[0]!;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const asText = (value: unknown) => (value === null ? '' : String(value));
