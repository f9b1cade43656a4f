import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { guestCheckout, send, stockUp } from '#tests/support/checkouts.ts';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import { connected } from './backup-server.ts';

/** A second database of the server, with the demo shop, whose books hold. */
export async function createDemoShop(url: string): Promise<string> {
  await connected(url, (client) => client.query('create database demo'));
  const demo = url.replace(/\/postgres$/, '/demo');
  const { status } = spawnSync(process.execPath, ['scripts/db.ts', 'seed', '--force'], {
    env: { ...process.env, DATABASE_URL: demo, DATABASE_DIRECT_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The demo shop could not be created.');
  await relaxOrderLimits(demo);
  return demo;
}

/** Writes the time over and over, until the server is killed. */
export async function startBeats(url: string) {
  await connected(url, (client) => client.query('create table drill_beats (at bigint)'));
  const acknowledged: number[] = [];
  let isPaused = false;
  const done = connected(url, async (client) => {
    for (;;) {
      if (isPaused) {
        await sleep(10);
        continue;
      }
      const now = Date.now();
      await client.query('insert into drill_beats values ($1)', [now]);
      acknowledged.push(now);
    }
  }).catch(() => {});
  /** A moment at which nothing was written, so that it divides what was. */
  const pause = async (): Promise<number> => {
    isPaused = true;
    await sleep(100);
    const moment = Date.now();
    await sleep(100);
    isPaused = false;
    return moment;
  };
  return { acknowledged, done, pause };
}

export type Beats = Awaited<ReturnType<typeof startBeats>>;

export function readBeats(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ at: string }>('select at from drill_beats order by at');
    return rows.map(({ at }) => Number(at));
  });
}

/** Guests order in the built shop, one after the other, until its database is gone. */
export async function startOrders(demo: string) {
  const [piece] = await stockUp(demo, [100_000]);
  const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const shop: BuiltServer = await startBuiltServer(demo, { env });
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const done = (async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1) {
      const response = await send(shop.url, guestCheckout(number, piece!));
      if (response?.orderId) acknowledged.push(response.orderId);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await shop.stop();
    await done;
  };
  return { acknowledged, stop };
}

/** The acknowledged orders that a copy has, in the order in which they were acknowledged. */
export function readOrders(demo: string, acknowledged: readonly string[]): Promise<string[]> {
  return connected(demo, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from orders where id = any($1) order by array_position($1::uuid[], id)',
      [acknowledged],
    );
    return rows.map(({ id }) => id);
  });
}
