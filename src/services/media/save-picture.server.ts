import type { StoredValue } from '#domain/admin/changes.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { toFormResult } from '../admin/changes/to-form-result.ts';

interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Writes descriptions and focal point of a picture. Parts around the old point are swept later. */
export async function savePicture(
  { id, fileName }: { id: string; fileName: string },
  changes: readonly FieldChange[],
  staff: Staff,
) {
  const result = await applyChanges(
    {
      title: `Picture ${fileName}`,
      changes: changes.map(({ field, from, to }) => ({
        table: 'media',
        key: id,
        field,
        from: from as StoredValue,
        to: to as StoredValue,
      })),
    },
    staff,
  );
  return toFormResult(result);
}
