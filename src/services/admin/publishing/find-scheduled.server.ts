import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';

/** The version of a record that waits for its time; there is at most one. */
export const findScheduled = (trx: Transaction<DB>, { kind, id }: DraftRecord) =>
  trx
    .selectFrom('content_versions')
    .select(['id', 'publish_at'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
