import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { signAccessToken, verifyAccessToken } from './access-tokens.server.ts';
import type { Account } from './account.ts';
import { rotateSigningKeys } from './rotate-signing-keys.server.ts';
import { forgetKeySet, keySet } from './signing-keys.server.ts';

const start = new Date('2026-01-01T02:20:00Z');
const daysLater = (days: number, minutes = 0) =>
  new Date(start.getTime() + days * 86_400_000 + minutes * 60_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.owner.query('delete from auth.signing_keys');
  forgetKeySet();
  await keySet(start);
  await database.owner.query('update auth.signing_keys set created_at = $1', [start]);
});

const publishedAt = async (now: Date) => {
  forgetKeySet();
  const { current, publicKeys } = await keySet(now);
  return { current: current.kid, published: publicKeys.map(({ kid }) => kid) };
};

const account: Account = {
  ...{ id: crypto.randomUUID(), email: 'mona@example.com', phone: null },
  ...{ emailConfirmedAt: start, lastSignInAt: null, appMetadata: {}, userMetadata: {} },
  ...{ invitedAt: null, bannedUntil: null, identities: [], factors: [] },
  ...{ isAnonymous: false, createdAt: start, updatedAt: start },
};

async function sign(now: Date): Promise<string> {
  const session = { id: crypto.randomUUID(), aal: 'aal1', amr: [] };
  return (await signAccessToken(account, session, now)).token;
}

it('leaves a young key alone', async () => {
  const before = await publishedAt(start);
  await rotateSigningKeys(daysLater(88));
  expect(await publishedAt(daysLater(88))).toEqual(before);
});

it('publishes the next key a day before it signs', async () => {
  const first = (await publishedAt(start)).current;
  await rotateSigningKeys(daysLater(89));
  const announced = await publishedAt(daysLater(89));
  expect(announced.current).toBe(first);
  expect(announced.published).toHaveLength(2);
  await rotateSigningKeys(daysLater(90));
  const rotated = await publishedAt(daysLater(90));
  expect(rotated.current).not.toBe(first);
  expect(rotated.published.toSorted()).toEqual(announced.published.toSorted());
});

it('does not sign with a key that others cannot know yet', async () => {
  const first = (await publishedAt(start)).current;
  // As after a long pause of the jobs.
  await rotateSigningKeys(daysLater(200));
  await rotateSigningKeys(daysLater(200, 5));
  expect((await publishedAt(daysLater(200, 5))).current).toBe(first);
});

it('accepts tokens of the old key until they expire, then deletes it', async () => {
  const first = (await publishedAt(start)).current;
  await rotateSigningKeys(daysLater(89));
  const token = await sign(daysLater(90, -1));
  await rotateSigningKeys(daysLater(90));
  expect(await verifyAccessToken(token, daysLater(90, 13))).toMatchObject({ ok: true });
  await rotateSigningKeys(daysLater(90, 30));
  expect((await publishedAt(daysLater(90, 30))).published).toContain(first);
  await rotateSigningKeys(daysLater(91));
  expect((await publishedAt(daysLater(91))).published).not.toContain(first);
});

it('makes one key when two processes rotate together', async () => {
  await Promise.all([rotateSigningKeys(daysLater(89)), rotateSigningKeys(daysLater(89))]);
  expect((await publishedAt(daysLater(89))).published).toHaveLength(2);
  await Promise.all([rotateSigningKeys(daysLater(90)), rotateSigningKeys(daysLater(90))]);
  const { rows } = await database.owner.query(
    'select status, count(*)::int as count from auth.signing_keys group by status order by status',
  );
  expect(rows).toEqual([
    { status: 'current', count: 1 },
    { status: 'previous', count: 1 },
  ]);
});
