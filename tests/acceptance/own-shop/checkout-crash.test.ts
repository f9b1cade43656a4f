import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { guestCheckout, send, stockUp } from '#tests/support/checkouts.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';

const attempts = 200;
const scarce = 20;

let database: TestDatabase;
let server: BuiltServer | undefined;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
});
afterAll(async () => {
  await server?.stop();
  await database.close();
});

// Each guest comes from an address of their own; what fails on purpose need not be read.
const env = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
const start = (url = database.url) => startBuiltServer(url, { env });

/** All at once; `meanwhile` runs as soon as so many of them are acknowledged. */
async function sendAll(
  checkouts: readonly ReturnType<typeof guestCheckout>[],
  { after = Infinity, meanwhile = () => {} }: { after?: number; meanwhile?: () => unknown } = {},
) {
  const { url } = server!;
  let acknowledged = 0;
  return Promise.all(
    checkouts.map(async (checkout) => {
      const result = await send(url, checkout);
      if (result?.orderId) acknowledged += 1;
      if (result?.orderId && acknowledged === after) await meanwhile();
      return result;
    }),
  );
}

/** Half of them want one of few pieces, the other half one of many. */
async function arrange() {
  const [many, few] = await stockUp(database.url, [attempts, scarce]);
  const first = Math.floor(Math.random() * 2 ** 20);
  return Array.from({ length: attempts }, (_, index) =>
    guestCheckout(first + index, index % 2 === 0 ? many! : few!),
  );
}

async function ordersOf(checkouts: readonly ReturnType<typeof guestCheckout>[]) {
  const keys = checkouts.map(({ body }) => (JSON.parse(body) as { key: string }).key);
  const owner = new pg.Client(database.url);
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(
    'select id from orders where idempotency_key = any($1)',
    [keys],
  );
  await owner.end();
  return rows.map(({ id }) => id);
}

function checkInvariants() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
    env: { ...process.env, DATABASE_URL: database.url },
    encoding: 'utf8',
  });
  return { status, output: status === 0 ? '' : stdout + stderr };
}

type Results = Awaited<ReturnType<typeof sendAll>>;

/** Every acknowledged order exists once; sent again, each gets its own order or a rejection. */
async function expectNothingLost(
  checkouts: readonly ReturnType<typeof guestCheckout>[],
  before: Results,
) {
  const acknowledged = before.flatMap((result) => result?.orderId ?? []);
  expect(await ordersOf(checkouts)).toEqual(expect.arrayContaining(acknowledged));
  expect(checkInvariants()).toEqual({ status: 0, output: '' });

  const again = await sendAll(checkouts);
  again.forEach((result, index) => {
    const known = before[index]?.orderId;
    if (known) expect(result).toEqual({ status: 200, orderId: known });
    else expect([200, 201, 409]).toContain(result?.status);
  });
  const sold = again.flatMap((result) => result?.orderId ?? []);
  expect(new Set(sold).size).toBe(attempts / 2 + scarce);
  expect((await ordersOf(checkouts)).toSorted()).toEqual(sold.toSorted());
  expect(checkInvariants()).toEqual({ status: 0, output: '' });
}

/** Two shops are started and four hundred orders placed: on a busy machine that takes a while. */
const timeout = 240_000;

test(
  'killed in the middle of 200 checkouts, the shop has lost none and doubled none',
  { timeout },
  async () => {
    const checkouts = await arrange();
    server = await start();
    const { process: shop } = server;
    const ended = once(shop, 'exit');
    const before = await sendAll(checkouts, { after: 30, meanwhile: () => shop.kill('SIGKILL') });
    await ended;
    expect(before.filter((result) => result === null).length).toBeGreaterThan(0);
    server = await start();
    await expectNothingLost(checkouts, before);
    await server.stop();
  },
);

test(
  'cut off from its database in the middle of 200 checkouts, likewise',
  { timeout },
  async () => {
    const checkouts = await arrange();
    const wire = await severableWire(database.url);
    server = await start(wire.url);
    const before = await sendAll(checkouts, {
      after: 30,
      meanwhile: async () => {
        await wire.cut();
        await wire.mend();
      },
    });
    expect(before.filter((result) => result?.orderId).length).toBeGreaterThanOrEqual(30);
    await expectNothingLost(checkouts, before);
    await server.stop();
    await wire.cut();
  },
);
