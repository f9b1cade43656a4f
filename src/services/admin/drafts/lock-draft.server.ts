import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import type { DraftRecord } from './draft-record.ts';

/** The fields of a draft, locked until the transaction ends; none without a draft. */
export async function lockDraft(
  trx: Transaction<DB>,
  { kind, id }: DraftRecord,
): Promise<DraftFields> {
  const row = await trx
    .selectFrom('record_drafts')
    .select('data')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row?.data ?? {}) as unknown as DraftFields;
}
