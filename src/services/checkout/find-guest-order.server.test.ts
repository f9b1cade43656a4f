import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { someAddress } from '#tests/support/goods.ts';
import { ordered } from '#tests/support/ordering.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import { findGuestOrder } from './find-guest-order.server.ts';
import { checkGuestLink } from './guest-link.server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

const { phone } = someAddress;
const now = new Date('2026-11-16T10:00:00Z');
const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
const wrongPhone = (index: number) => `+2010${String(index).padStart(8, '0')}`;

type Guess = Parameters<typeof findGuestOrder>;

/** As the server lets requests in: more would only wait, and on a busy machine too long, for a connection. */
const queued = limitConcurrency(() => 20);

/** How often each reason was returned. */
async function countReasons(guesses: readonly Guess[]) {
  const counts: Record<string, number> = {};
  const count = async (guess: Guess) => {
    const result = await findGuestOrder(...guess);
    const reason = result.ok ? 'found' : result.reason;
    counts[reason] = (counts[reason] ?? 0) + 1;
  };
  await Promise.all(guesses.map((guess) => queued(() => count(guess))));
  return counts;
}

const thousand = Array.from({ length: 1000 }, (_, index) => index);

it('opens the order by number and phone', async () => {
  const { id, number } = await ordered(database.owner, null);
  const found = await findGuestOrder({ number, phone }, { now, address: '192.0.2.1' });
  if (!found.ok) throw new Error(found.reason);
  expect(await checkGuestLink(found.token, new Date())).toEqual({ state: 'open', orderId: id });
});

it('answers the same to a wrong phone and to an unknown number', async () => {
  const { number } = await ordered(database.owner, null);
  const wrong = await findGuestOrder({ number, phone: wrongPhone(1) }, { now, address: null });
  const unknown = await findGuestOrder({ number: '991231-1', phone }, { now, address: null });
  expect(wrong).toEqual({ ok: false, reason: 'not_found' });
  expect(unknown).toEqual(wrong);
});

it('checks at most 30 of a thousand guesses from one network', async () => {
  const guesses = thousand.map((index): Guess => [
    { number: `261101-${20_000 + index}`, phone: wrongPhone(index) },
    { now, address: '192.0.2.7' },
  ]);
  expect(await countReasons(guesses)).toEqual({ not_found: 30, rate_limited: 970 });
});

it('checks at most 10 of a thousand guesses for one order from as many networks', async () => {
  const { number } = await ordered(database.owner, null);
  const guess = (index: number, guessed: string): Guess => [
    { number: guessed, phone: wrongPhone(index) },
    { now, address: network(index) },
  ];
  const known = thousand.map((index) => guess(index, number));
  expect(await countReasons(known)).toEqual({ not_found: 10, rate_limited: 990 });
  const unknown = thousand.slice(0, 20).map((index) => guess(5000 + index, '991231-2'));
  expect(await countReasons(unknown)).toEqual({ not_found: 10, rate_limited: 10 });
});

it('checks at most 10 of fifty numbers for one phone from as many networks', async () => {
  const guesses = thousand.slice(0, 50).map((index): Guess => [
    { number: `261102-${index + 1}`, phone: '+201112345678' },
    { now, address: network(70_000 + index) },
  ]);
  expect(await countReasons(guesses)).toEqual({ not_found: 10, rate_limited: 40 });
});

it('does not count what was found', async () => {
  const { number } = await ordered(database.owner, null);
  const attempts = [];
  for (let index = 0; index < 40; index += 1) {
    attempts.push(await findGuestOrder({ number, phone }, { now, address: '192.0.2.9' }));
  }
  expect(attempts.every(({ ok }) => ok)).toBe(true);
});
