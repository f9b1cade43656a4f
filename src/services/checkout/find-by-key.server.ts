import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { q } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

type Known = { ok: true; id: string; isNew: false } | { ok: false; reason: 'key_reused' };

const byKey = (database: Kysely<DB>, key: string) =>
  database.selectFrom('orders').select(['id', 'request_hash']).where('idempotency_key', '=', key);

/** The order that this attempt has become already; null when it is the first. */
export async function findByKey(key: string, hash: string): Promise<Known | null> {
  // As system: whoever knows key and contents has sent them.
  const [[row]] = await asSystem().read(byKey(q, key));
  return judge(row, hash);
}

export async function selectByKey(
  trx: Kysely<DB>,
  key: string,
  hash: string,
): Promise<Known | null> {
  return judge(await byKey(trx, key).executeTakeFirst(), hash);
}

function judge(row: { id: string; request_hash: string } | undefined, hash: string): Known | null {
  if (!row) return null;
  return row.request_hash === hash
    ? { ok: true, id: row.id, isNew: false }
    : { ok: false, reason: 'key_reused' };
}
