import type { StoredValue } from '#domain/admin/changes.ts';
import { applyChanges } from '#services/admin/changes/apply-changes.server.ts';
import type { Conflict } from '#services/admin/changes/change-results.ts';
import type { Staff } from '#services/shared/staff.ts';

interface SettingChange {
  field: string;
  from: unknown;
  to: unknown;
}

const titles = {
  site_settings: 'Settings of the shop',
  abuse_limits: 'Limits against abuse',
} as const;

/** Writes changed fields of a table with one row, or reports those that a colleague has changed. */
export async function applySettings(
  table: keyof typeof titles,
  changes: readonly SettingChange[],
  staff: Staff,
) {
  const result = await applyChanges(
    {
      title: titles[table],
      changes: changes.map(({ field, from, to }) => ({
        table,
        key: '1',
        field,
        from: from as StoredValue,
        to: to as StoredValue,
      })),
    },
    staff,
  );
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  if (result.reason !== 'conflict') return { ok: false as const, reason: result.reason };
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: result.conflicts.map(toFormConflict),
  };
}

/** As the texts of the form. */
const toFormConflict = ({ field, base, theirs, mine, by, at }: Conflict) => ({
  field: field ?? '',
  before: asText(base),
  theirs: asText(theirs),
  mine: asText(mine),
  by,
  at: at?.toISOString() ?? null,
});

const asText = (value: StoredValue): string =>
  value === null || value === false ? '' : typeof value === 'object' ? '' : String(value);
