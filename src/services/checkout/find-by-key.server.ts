import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { q, type Runnable } from '#platform/database/query.ts';
import { asSystem, together } from '#platform/database/run-as.server.ts';

type Known = { ok: true; id: string; isNew: false } | { ok: false; reason: 'key_reused' };

const byKey = (key: string) =>
  q.selectFrom('orders').select(['id', 'request_hash']).where('idempotency_key', '=', key);

/** The order that this attempt has become already; null when it is the first. */
export async function findByKey(key: string, hash: string): Promise<Known | null> {
  // As system: whoever knows key and contents has sent them.
  const [[row]] = await asSystem().read(byKey(key));
  return judge(row, hash);
}

/** The same once the others with this key are done. */
export async function findByKeyAfter(
  lock: readonly Runnable[],
  trx: Transaction<DB>,
  { key, hash }: { key: string; hash: string },
): Promise<Known | null> {
  const [row] = await together(trx, ...lock, byKey(key));
  return judge(row, hash);
}

function judge(row: { id: string; request_hash: string } | undefined, hash: string): Known | null {
  if (!row) return null;
  return row.request_hash === hash
    ? { ok: true, id: row.id, isNew: false }
    : { ok: false, reason: 'key_reused' };
}
