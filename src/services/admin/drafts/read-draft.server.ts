import { sql } from 'kysely';
import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { DraftRecord } from './draft-record.ts';

interface StoredDraft {
  /** None for staff who may not edit the record. */
  fields: DraftFields;
  /** Authors by account; those who left the shop have no name. */
  names: ReadonlyMap<string, string>;
}

export async function readDraft({ kind, id }: DraftRecord, actor: Customer): Promise<StoredDraft> {
  const [[row], people] = await asUser(actor).read(
    db
      .selectFrom('record_drafts')
      .select('data')
      .where('kind', '=', kind)
      .where('record_id', '=', id),
    sql<{ id: string; name: string }>`select id, name from public.staff_names()`,
  );
  return {
    fields: (row?.data ?? {}) as unknown as DraftFields,
    names: new Map(people.map((person) => [person.id, person.name])),
  };
}
