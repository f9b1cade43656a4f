import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { askQuestions, claimed, newPlayer, offerPrizes } from '#tests/support/game.ts';
import { readRelatedClaims } from './related-claims.server.ts';
import { sweepGameTask } from './sweep-game-task.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const hour = 3_600_000;
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await askQuestions(database.owner);
  await offerPrizes(database.owner, { name: 'Lamp' });
});
afterAll(() => database.close());

interface ClaimSample {
  name: string;
  address: string;
  userAgent: string;
  hoursLater?: number;
}

async function claimAs({ name, address, userAgent, hoursLater = 0 }: ClaimSample) {
  const at = new Date(now.getTime() + hoursLater * hour);
  const player = { ...newPlayer(at), attempt: { ...requestFactsAt(at, address), userAgent } };
  return (await claimed(database.owner, player, name)).claim.id;
}

describe('claims that look like one person', () => {
  it('are of the same network and day, device family or name shape, and say which', async () => {
    const home = '10.1.1.1';
    const first = await claimAs({ name: 'mona.1', address: home, userAgent: android });
    const second = await claimAs({ name: '_mona2_', address: home, userAgent: android });
    const other = await claimAs({ name: 'karim', address: home, userAgent: iphone });
    const away = await claimAs({ name: 'mo.na3', address: '10.1.1.2', userAgent: android });
    const late = await claimAs({
      name: 'salma',
      address: home,
      userAgent: android,
      hoursLater: 25,
    });
    const related = await readRelatedClaims(first);
    const why = new Map(
      related.map(({ id, hasSameName, hasSameDevice, hasSameAddress }) => [
        id,
        { hasSameName, hasSameDevice, hasSameAddress },
      ]),
    );
    expect(why).toEqual(
      new Map([
        [second, { hasSameName: true, hasSameDevice: true, hasSameAddress: true }],
        [other, { hasSameName: false, hasSameDevice: false, hasSameAddress: true }],
        [away, { hasSameName: true, hasSameDevice: false, hasSameAddress: false }],
      ]),
    );
    expect(await readRelatedClaims(late)).toEqual([]);
  });

  it('are not all those whose names are digits', async () => {
    await claimAs({ name: '2001', address: '10.1.1.3', userAgent: android });
    const claim = await claimAs({ name: '19_90', address: '10.1.1.4', userAgent: android });
    expect(await readRelatedClaims(claim)).toEqual([]);
  });

  it('store no network address, and its hash is removed after 30 days', async () => {
    const address = '203.0.113.77';
    await claimAs({ name: 'nadia', address, userAgent: android });
    const stored = async () => {
      const { rows } = await database.owner.query<{ text: string; hashes: number }>(
        `select concat((select json_agg(d) from game_devices d), (select json_agg(g) from games g),
             (select json_agg(o) from game_claim_origins o)) as text,
           (select count(address_hash)::int from game_devices)
             + (select count(address_hash)::int from games)
             + (select count(*)::int from game_claim_origins) as hashes`,
      );
      return rows[0]!;
    };
    expect((await stored()).hashes).toBeGreaterThan(0);
    expect((await stored()).text).not.toContain(address);
    const day = 24 * hour;
    await sweepGameTask.run({}, { now: new Date(now.getTime() + 29 * day), isLastAttempt: true });
    expect((await stored()).hashes).toBeGreaterThan(0);
    await sweepGameTask.run({}, { now: new Date(now.getTime() + 32 * day), isLastAttempt: true });
    expect((await stored()).hashes).toBe(0);
  });
});
