import { sql, type Insertable, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { RecordTexts } from './publishable.ts';
import type { FieldTextChanges } from './value-changes.ts';

/** Two people who publish or schedule the same record do so one after the other. */
export const lockRecord = async (
  trx: Transaction<DB>,
  { kind, id }: DraftRecord,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${kind} ${id}`}, 0))`.execute(
    trx,
  );
};

export async function nextNumber(trx: Transaction<DB>, { kind, id }: DraftRecord): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from public.content_versions
    where kind = ${kind} and record_id = ${id}`.execute(trx);
  return rows[0]!.number;
}

interface NewVersion {
  before: RecordTexts;
  after: RecordTexts;
  fields: FieldTextChanges;
  changeSet: string | null;
  overrideReason: string | null;
}

/** Adds the published version. The first one is preceded by what was public before it. */
export async function writePublishedVersion(
  trx: Transaction<DB>,
  record: DraftRecord,
  version: NewVersion,
  staff: Staff,
): Promise<number> {
  const first = await nextNumber(trx, record);
  const { kind, id } = record;
  const isFirst = first === 1;
  if (isFirst) {
    await insertVersion(trx, record, {
      number: 1,
      state: 'superseded',
      snapshot: JSON.stringify(version.before),
      published_at: staff.now,
      created_by: null,
      created_at: staff.now,
    });
  }
  await trx
    .updateTable('content_versions')
    .set({ state: 'superseded' })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('state', '=', 'published')
    .execute();
  const number = isFirst ? 2 : first;
  await insertVersion(trx, record, {
    number,
    state: 'published',
    snapshot: JSON.stringify(version.after),
    changes: JSON.stringify(version.fields),
    published_at: staff.now,
    change_set: version.changeSet,
    override_reason: version.overrideReason,
    created_by: staff.actor.userId,
    created_at: staff.now,
  });
  return number;
}

type VersionRow = Omit<Insertable<DB['content_versions']>, 'kind' | 'record_id'>;

async function insertVersion(trx: Transaction<DB>, { kind, id }: DraftRecord, row: VersionRow) {
  await trx
    .insertInto('content_versions')
    .values({ kind, record_id: id, ...row })
    .execute();
}
