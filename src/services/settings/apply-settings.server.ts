import type { StoredValue } from '#domain/admin/changes.ts';
import { applyChanges } from '#services/admin/changes/apply-changes.server.ts';
import { toFormResult } from '#services/admin/changes/to-form-result.ts';
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
  return toFormResult(result);
}
