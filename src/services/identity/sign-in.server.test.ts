import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { RateLimit } from '../shared/rate-limits.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { identityLimits, accountRateLimits } from './identity-limits.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const actual = await original<typeof argon2>();
  return { ...actual, verify: vi.fn(actual.verify) };
});

const now = new Date('2026-03-01T10:00:00Z');
const attempt = requestFactsAt(now);

/** Guesses cost a slow hash each; the allowance can be spent without. */
async function spend(limit: RateLimit, times: number, subject: (index: number) => string) {
  for (let index = 0; index < times; index += 1) await takeRateLimits(now, [limit, subject(index)]);
}

describe('sign-in', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('opens a session for the right password and stores the time of sign-in', async () => {
    const account = await makeAccount(now, ['sales']);
    const result = await signIn(account, attempt);
    expect(result).toMatchObject({
      ok: true,
      session: {
        expiresIn: 900,
        account: { id: account.userId, lastSignInAt: now, appMetadata: { roles: ['sales'] } },
      },
    });
    const { rows } = await database.owner.query(
      'select token_hash from auth.refresh_tokens where session_id = $1',
      [result.ok && result.session.sessionId],
    );
    expect(rows).toHaveLength(1);
    expect(String(rows[0].token_hash)).not.toContain(result.ok && result.session.refreshToken);
  });

  it('reports a ban only after the right password', async () => {
    const account = await makeAccount(now);
    await database.owner.query(`update auth.users set banned_until = '2026-04-01' where id = $1`, [
      account.userId,
    ]);
    expect(await signIn(account, attempt)).toMatchObject({ ok: false, reason: 'user_banned' });
    expect(await signIn({ ...account, password: 'wrong' }, attempt)).toEqual({
      ok: false,
      reason: 'invalid_credentials',
    });
    const afterwards = requestFactsAt(new Date('2026-04-02T00:00:00Z'));
    expect(await signIn(account, afterwards)).toMatchObject({ ok: true });
  });

  it('limits guesses at an account, existing or not, and returns when to retry', async () => {
    const known = await makeAccount(now);
    for (const email of [known.email, 'stranger@example.com']) {
      for (let count = 0; count < 9; count += 1) {
        await takeRateLimits(now, ...accountRateLimits('signIn', email, null));
      }
      const guess = () => signIn({ email, password: 'a wrong guess' }, attempt);
      expect(await guess()).toMatchObject({ reason: 'invalid_credentials' });
      expect(await guess()).toEqual({ ok: false, reason: 'rate_limited', retryAfter: 90 });
    }
    expect(await signIn(known, attempt)).toMatchObject({ reason: 'rate_limited' });
    expect(await signIn(known, requestFactsAt(new Date(now.getTime() + 90_000)))).toMatchObject({
      ok: true,
    });
  });

  it('lets the owner in while another address guesses the password', async () => {
    const account = await makeAccount(now);
    const guess = { email: account.email, password: 'a wrong guess' };
    const attacker = requestFactsAt(now, '192.0.2.66');
    for (let count = 0; count < 120; count += 1) {
      await takeRateLimits(now, ...accountRateLimits('signIn', account.email, attacker.address));
    }
    expect(await signIn(guess, attacker)).toMatchObject({ reason: 'rate_limited' });
    expect(await signIn(account, requestFactsAt(now, '192.0.2.7'))).toMatchObject({ ok: true });
  });

  it('slows down an attack on one account from many addresses', async () => {
    const { email } = await makeAccount(now);
    await spend(identityLimits.signInAccount, 100, () => email);
    expect(await signIn({ email, password: 'a guess' }, requestFactsAt(now, '192.0.2.9'))).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 9,
    });
  });

  it('limits guesses per client address across accounts', async () => {
    const guess = (address: string) =>
      signIn({ email: `${address}@example.com`, password: 'x' }, requestFactsAt(now, address));
    // All in one /64: the same customer.
    await spend(identityLimits.signInAddress, 59, (index) => `2001:db8::${index.toString(16)}`);
    expect(await guess('2001:db8::aaaa')).toMatchObject({ reason: 'invalid_credentials' });
    expect(await guess('2001:db8::bbbb')).toMatchObject({ reason: 'rate_limited' });
    expect(await guess('2001:db8:0:1::1')).toMatchObject({ reason: 'invalid_credentials' });
  });

  it('does not count successful sign-ins', async () => {
    const account = await makeAccount(now);
    for (let count = 0; count < 12; count += 1) {
      expect(await signIn(account, attempt)).toMatchObject({ ok: true });
    }
  });

  it('hashes a password for an unknown address too, so that timing reveals nothing', async () => {
    const account = await makeAccount(now);
    await signIn({ email: 'warm-up@example.com', password: 'x' }, attempt);
    const work = async (email: string) => {
      vi.mocked(verify).mockClear();
      await signIn({ email, password: 'wrong' }, attempt);
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    };
    const known = await work(account.email);
    expect(known).toHaveLength(2);
    expect(await work('none@example.com')).toEqual(known);
  });
});
