import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { takeRateLimits } from './rate-limits.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const limit = { name: 'test', allowance: 5, seconds: 100 };

describe('rate limits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('are exact under concurrent requests', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => takeRateLimits(now, [limit, 'crowd'])),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(5);
  });

  it('restore one attempt per interval', async () => {
    for (let count = 0; count < 5; count += 1) await takeRateLimits(now, [limit, 'patient']);
    expect(await takeRateLimits(after(5), [limit, 'patient'])).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 15,
    });
    expect(await takeRateLimits(after(20), [limit, 'patient'])).toEqual({ ok: true });
    expect(await takeRateLimits(after(20), [limit, 'patient'])).toMatchObject({ retryAfter: 20 });
  });

  it('count an IPv4 address the same in either notation, and other addresses separately', async () => {
    const one = { ...limit, name: 'addresses', allowance: 1 };
    expect(await takeRateLimits(now, [one, '192.0.2.1'])).toMatchObject({ ok: true });
    expect(await takeRateLimits(now, [one, '::ffff:192.0.2.1'])).toMatchObject({ ok: false });
    expect(await takeRateLimits(now, [one, '::ffff:192.0.2.2'])).toMatchObject({ ok: true });
  });

  it('do not charge later limits after an earlier one is exhausted', async () => {
    const own = { ...limit, name: 'own', allowance: 2 };
    const shared = { ...limit, name: 'shared', allowance: 3 };
    const take = (caller: string) => takeRateLimits(now, [own, caller], [shared, 'everybody']);
    for (let count = 0; count < 9; count += 1) await take('greedy');
    expect(await take('greedy')).toMatchObject({ ok: false });
    expect(await take('modest')).toEqual({ ok: true });
  });

  it('store no personal data', async () => {
    await takeRateLimits(now, [limit, 'mona@example.com']);
    const { rows } = await database.owner.query('select key from private.rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('mona');
  });
});
