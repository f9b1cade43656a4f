import type { z } from 'zod';
import type { BulkResult, selectionInput } from '#domain/admin/lists/bulk.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import type { ListSource } from '../admin/lists/list-source.ts';
import { selectedRows } from '../admin/lists/selected-rows.server.ts';
import { publishRecord } from '../admin/publishing/publish-record.server.ts';
import type { Publishable } from '../admin/publishing/publishable.ts';
import { unpublishRecord } from '../admin/publishing/unpublish-record.server.ts';
import type { Staff } from '../shared/staff.ts';

interface WorkRow {
  id: string;
  title: string | null;
}

export type WorksPublished =
  | { ok: true; results: BulkResult[]; changeSet: null }
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

/** Publishes or hides each of the selected works; one that is not ready does not stop the others. */
export async function publishSelectedWorks<Row extends WorkRow>(
  source: ListSource<ListDeclaration, Row>,
  publishable: Publishable,
  { step, ...selection }: z.output<typeof selectionInput> & { step: 'publish' | 'unpublish' },
  staff: Staff,
): Promise<WorksPublished> {
  const selected = await selectedRows(source, selection, staff);
  if (!selected.ok) return selected;
  const results: BulkResult[] = [];
  for (const { id, title } of selected.rows) {
    const result =
      step === 'publish'
        ? await publishRecord(publishable, id, {}, staff)
        : await unpublishRecord(publishable, id, staff);
    const status = result.ok ? step : result.reason;
    results.push({ id, label: title ?? '', ok: result.ok, status });
  }
  return { ok: true, results, changeSet: null };
}
