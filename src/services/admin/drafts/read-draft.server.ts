import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { DraftRecord } from './draft-record.ts';

/** The fields of the draft; none for staff who may not edit the record. */
export async function readDraft({ kind, id }: DraftRecord, actor: Customer): Promise<DraftFields> {
  const [[row]] = await asUser(actor).read(
    db
      .selectFrom('record_drafts')
      .select('data')
      .where('kind', '=', kind)
      .where('record_id', '=', id),
  );
  return (row?.data ?? {}) as unknown as DraftFields;
}
