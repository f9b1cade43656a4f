import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { prepareQueries } from '#platform/database/prepare-queries.ts';
import { db, type Runnable } from '#platform/database/query.ts';
import { asSystem, pipeline } from '#platform/database/run-as.server.ts';

type ExistingOrder = { ok: true; id: string; isNew: false } | { ok: false; reason: 'key_reused' };

const byKey = prepareQueries(
  (key: string) =>
    [
      db.selectFrom('orders').select(['id', 'request_hash']).where('idempotency_key', '=', key),
    ] as const,
);

/** The order with this key, or null for the first request. */
export async function findByKey(key: string, hash: string): Promise<ExistingOrder | null> {
  // As system: knowing key and content proves having sent them.
  const [[row]] = await asSystem().read(...byKey(key));
  return compareHash(row, hash);
}

/** The same, after queries that wait for concurrent requests with this key. */
export async function findByKeyAfter(
  first: readonly Runnable[],
  trx: Transaction<DB>,
  { key, hash }: { key: string; hash: string },
): Promise<ExistingOrder | null> {
  const [row] = await pipeline(trx, ...first, ...byKey(key));
  return compareHash(row, hash);
}

function compareHash(
  row: { id: string; request_hash: string } | undefined,
  hash: string,
): ExistingOrder | null {
  if (!row) return null;
  return row.request_hash === hash
    ? { ok: true, id: row.id, isNew: false }
    : { ok: false, reason: 'key_reused' };
}
