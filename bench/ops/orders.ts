import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { type GuestCheckout, guestCheckout, send, stockUp } from '#tests/support/checkouts.ts';

export type SentOrders = { checkouts: GuestCheckout[]; ids: (string | undefined)[] };

interface OrderOptions {
  count: number;
  /** Other seeds are other buyers. */
  seed: number;
  concurrency?: number;
  onAccepted?: () => void;
}

const pause = 250;

/** Orders of guests, each sent again with its key until it is accepted or sold out. */
export async function sendOrders(
  url: string,
  databaseUrl: string,
  { count, seed, concurrency = 8, onAccepted = () => {} }: OrderOptions,
): Promise<SentOrders> {
  const [piece] = await stockUp(databaseUrl, [count + 10]);
  const checkouts = Array.from({ length: count }, (_, index) =>
    guestCheckout(seed * 100_000 + index, piece!),
  );
  const ids: (string | undefined)[] = Array(count).fill(undefined);
  let next = 0;
  const buy = async () => {
    for (let index = next++; index < count; index = next++) {
      ids[index] = await sendUntilAccepted(url, checkouts[index]!);
      onAccepted();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, buy));
  return { checkouts, ids };
}

async function sendUntilAccepted(url: string, checkout: GuestCheckout): Promise<string> {
  for (;;) {
    const response = await send(url, checkout);
    if (response?.orderId) return response.orderId;
    if (response?.status === 409 || response?.status === 400) {
      throw new Error(`An order was rejected with ${response.status}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Says what is wrong with the stored orders; nothing when each is there once. */
export async function findLostOrders(
  databaseUrl: string,
  { checkouts, ids }: SentOrders,
): Promise<string[]> {
  const keys = checkouts.map(({ body }) => (JSON.parse(body) as { key: string }).key);
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  const { rows } = await owner.query<{ id: string; key: string }>(
    'select id, idempotency_key as key from orders where idempotency_key = any($1)',
    [keys],
  );
  await owner.end();
  const stored = new Map(rows.map(({ id, key }) => [key, id]));
  const lost = keys.flatMap((key, index) =>
    stored.get(key) === ids[index] ? [] : `order ${index} was acknowledged and is not stored`,
  );
  return rows.length === keys.length
    ? lost
    : [...lost, `${keys.length} sent, ${rows.length} stored`];
}

/** The output of check:invariants when it fails. */
export function findBrokenInvariants(databaseUrl: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: '',
      NODE_ENV: 'development',
    },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [stdout + stderr];
}
