import { sql, type Insertable, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Staff } from '#services/shared/staff.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { RecordTexts } from './publishable.ts';
import type { FieldTextChanges } from './value-changes.ts';

/** Two people who publish or schedule the same record do so one after the other. */
export const lockRecord = async (
  trx: Transaction<DB>,
  { kind, id }: DraftRecord,
): Promise<void> => {
  await lockUntilCommit(`publish ${kind} ${id}`).execute(trx);
};

export async function nextNumber(trx: Transaction<DB>, { kind, id }: DraftRecord): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from public.content_versions
    where kind = ${kind} and record_id = ${id}`.execute(trx);
  return rows[0]!.number;
}

/** Of what was public before the first publication, which is version 1. */
export const numberBeforeFirst = 0;

interface NewVersion {
  before: RecordTexts;
  /** Whether visitors saw what was there before. */
  isPublished: boolean;
  after: RecordTexts;
  fields: FieldTextChanges;
  changeSet: string | null;
  overrideReason: string | null;
  /** The number of a scheduled version that is published now. */
  scheduled?: number;
}

/** Stores the published version; before the first one, what was public until then. */
export async function writePublishedVersion(
  trx: Transaction<DB>,
  record: DraftRecord,
  version: NewVersion,
  staff: Staff,
): Promise<number> {
  if (version.isPublished) await storeBeforeFirst(trx, record, version.before, staff);
  await ofRecord(trx, record)
    .set({ state: 'superseded' })
    .where('state', '=', 'published')
    .execute();
  const published = {
    state: 'published',
    published_at: staff.now,
    change_set: version.changeSet,
  } as const;
  if (version.scheduled) {
    await ofRecord(trx, record).set(published).where('number', '=', version.scheduled).execute();
    return version.scheduled;
  }
  const number = await nextNumber(trx, record);
  await insertVersion(trx, record, {
    ...published,
    number,
    snapshot: JSON.stringify(version.after),
    changes: JSON.stringify(version.fields),
    override_reason: version.overrideReason,
    created_by: staff.actor.userId,
    created_at: staff.now,
  });
  return number;
}

async function storeBeforeFirst(
  trx: Transaction<DB>,
  record: DraftRecord,
  before: RecordTexts,
  { now }: Staff,
): Promise<void> {
  const earlier = await trx
    .selectFrom('content_versions')
    .select('id')
    .where('kind', '=', record.kind)
    .where('record_id', '=', record.id)
    .where('state', 'in', ['published', 'superseded'])
    .limit(1)
    .executeTakeFirst();
  if (earlier) return;
  await insertVersion(trx, record, {
    number: numberBeforeFirst,
    state: 'superseded',
    snapshot: JSON.stringify(before),
    published_at: now,
    created_by: null,
    created_at: now,
  });
}

const ofRecord = (trx: Transaction<DB>, { kind, id }: DraftRecord) =>
  trx.updateTable('content_versions').where('kind', '=', kind).where('record_id', '=', id);

type VersionRow = Omit<Insertable<DB['content_versions']>, 'kind' | 'record_id'>;

async function insertVersion(trx: Transaction<DB>, { kind, id }: DraftRecord, row: VersionRow) {
  await trx
    .insertInto('content_versions')
    .values({ kind, record_id: id, ...row })
    .execute();
}
