import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { takeFormLimits } from './form-rate-limits.server.ts';
import { createFormStamp, checkFormStamp } from './form-stamp.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const attempt = { now, address: '192.0.2.7', locale: 'en' } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the stamp of a form', () => {
  it.each([
    [0, 'too_fast'],
    [1.4, 'too_fast'],
    [1.5, 'ok'],
    [24 * 3600, 'ok'],
    [24 * 3600 + 1, 'expired'],
  ])('after %s seconds is %s', (seconds, result) => {
    expect(checkFormStamp(createFormStamp(now), after(seconds))).toBe(result);
  });

  it('is invalid when missing, unsigned or tampered with', () => {
    const [made, signature] = createFormStamp(now).split('.');
    const older = (now.getTime() - 60_000).toString(36);
    for (const stamp of ['', made!, `${made}.`, `${older}.${signature}`]) {
      expect(checkFormStamp(stamp, after(10))).toBe('expired');
    }
  });
});

describe('the limits of a form', () => {
  it('allow five submissions per recipient and hour', async () => {
    const send = (email: string) => takeFormLimits('contact', attempt, email);
    for (let count = 0; count < 5; count += 1)
      expect((await send('mona@example.com')).ok).toBe(true);
    expect(await send('MONA@example.com')).toMatchObject({ reason: 'rate_limited' });
    expect((await send('nour@example.com')).ok).toBe(true);
  });

  it('allow twenty applications per address and hour, and count other forms separately', async () => {
    const sent = await Promise.all(
      Array.from({ length: 21 }, () => takeFormLimits('career', attempt)),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(20);
    expect((await takeFormLimits('review', attempt)).ok).toBe(true);
  });
});
