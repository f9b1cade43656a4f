import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import { findGuestEmail } from './find-guest-email.server.ts';
import { createGuestToken } from './guest-token.server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

it('finds the e-mail of a guest order by its link only', async () => {
  const { id } = await ordered(database.owner, null);
  const { rows } = await database.owner.query('select email from orders where id = $1', [id]);
  expect(await findGuestEmail(createGuestToken(id))).toBe(rows[0].email);
  expect(await findGuestEmail(id)).toBeNull();
  expect(await findGuestEmail(`${createGuestToken(id)}x`)).toBeNull();
});

it('finds nothing for the order of an account', async () => {
  const now = new Date();
  const { id } = await ordered(database.owner, await person(now), { now });
  expect(await findGuestEmail(createGuestToken(id))).toBeNull();
});
