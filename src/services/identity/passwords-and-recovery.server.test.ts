import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolFactor } from '#services/second-factors/enrol-factor.server.ts';
import { totpCodeAt } from '#services/second-factors/totp.ts';
import { verifyFactor } from '#services/second-factors/verify-factor.server.ts';
import { requestFactsAt, mailedToken, mailsTo, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changePassword } from './change-password.server.ts';
import { requestPasswordReset, resetNeedsCode, resetPassword } from './password-reset.server.ts';
import { refresh } from './refresh.server.ts';
import { signIn } from './sign-in.server.ts';
import { sweepIdentity } from './sweep-identity.server.ts';
import { getUser } from './users.server.ts';
import { verifyMailProof } from './verify-mail-proof.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const attempt = requestFactsAt(now);
const renewed = 'nine brass lanterns';

async function opened(...roles: Parameters<typeof makeAccount>[1] & {}) {
  const account = await makeAccount(now, roles);
  const result = await signIn(account, attempt);
  if (!result.ok) throw new Error(result.reason);
  return { ...account, sessionId: result.session.sessionId, session: result.session };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('resetting a forgotten password', () => {
  it('works once with the mailed link, ends all sessions and mails the owner', async () => {
    const { email, session } = await opened();
    expect(await requestPasswordReset({ email }, attempt)).toEqual({ ok: true });
    const token = await mailedToken(database.owner, email);
    expect(await resetPassword({ token, password: 'short' }, attempt)).toEqual({
      ok: false,
      reason: 'weak_password',
      reasons: ['length'],
      minimum: 8,
    });
    expect(await resetPassword({ token, password: renewed }, attempt)).toEqual({ ok: true });
    expect(await resetPassword({ token, password: renewed }, attempt)).toEqual({
      ok: false,
      reason: 'invalid_token',
    });
    expect(await refresh(session.refreshToken, now)).toMatchObject({ ok: false });
    expect(await signIn({ email, password: renewed }, attempt)).toMatchObject({ ok: true });
    const templates = (await mailsTo(database.owner, email)).map((mail) => mail.template);
    expect(templates).toEqual(['reset_password', 'password_changed']);
  });

  it('needs a code of the second factor too, and signs in with it', async () => {
    const { email, userId, session } = await opened();
    const enrolled = await enrolFactor({ account: session.account, aal: 'aal1' }, now);
    if (!enrolled.ok) throw new Error(enrolled.reason);
    const { id: factorId, secret } = enrolled;
    const code = totpCodeAt(secret, now);
    await verifyFactor({ userId, sessionId: session.sessionId, factorId, code }, now);
    await requestPasswordReset({ email }, attempt);
    const token = await mailedToken(database.owner, email);
    expect(await resetNeedsCode(token, now)).toBe(true);
    const reset = (typed?: string) =>
      resetPassword({ token, password: renewed, code: typed }, attempt);
    expect(await reset()).toEqual({ ok: false, reason: 'second_factor_needed' });
    expect(await reset('abcde-fghjk')).toEqual({ ok: false, reason: 'wrong_code' });
    // The code that raised the session does not work again.
    expect(await reset(code)).toEqual({ ok: false, reason: 'wrong_code' });
    expect(await signIn({ email, password: renewed }, attempt)).toMatchObject({ ok: false });

    const done = await reset(totpCodeAt(secret, new Date(now.getTime() + 30_000)));
    if (!done.ok || !done.session) throw new Error('not reset');
    const current = { userId, sessionId: done.session.sessionId };
    expect(await getUser(current, now)).toMatchObject({ aal: 'aal2' });
    expect(await signIn({ email, password: renewed }, attempt)).toMatchObject({ ok: true });
    expect(await resetNeedsCode(token, now)).toBe(false);
  });

  it('gives the same result after the same minimum time for an address without an account', async () => {
    const { email } = await makeAccount(now);
    for (const address of [email, 'nobody@example.com']) {
      const started = performance.now();
      expect(await requestPasswordReset({ email: address }, attempt)).toEqual({ ok: true });
      expect(performance.now() - started).toBeGreaterThan(145);
    }
    expect(await mailsTo(database.owner, email)).toHaveLength(1);
    expect(await mailsTo(database.owner, 'nobody@example.com')).toEqual([]);
  });

  it('requires a longer password from staff', async () => {
    const { email } = await makeAccount(now, ['content_manager']);
    await requestPasswordReset({ email }, attempt);
    const token = await mailedToken(database.owner, email);
    expect(await resetPassword({ token, password: 'kT9-vq2xb' }, attempt)).toMatchObject({
      reasons: ['length'],
      minimum: 12,
    });
  });

  it('expires a link after an hour, and a newer link replaces it', async () => {
    const { email } = await makeAccount(now);
    await requestPasswordReset({ email }, attempt);
    const first = await mailedToken(database.owner, email);
    expect(
      await resetPassword({ token: first, password: renewed }, requestFactsAt(after(3600))),
    ).toEqual({ ok: false, reason: 'invalid_token' });
    await requestPasswordReset({ email }, requestFactsAt(after(1)));
    expect(await resetPassword({ token: first, password: renewed }, attempt)).toMatchObject({
      reason: 'invalid_token',
    });
  });

  it('is limited per account and address, so that others cannot lock the owner out', async () => {
    const { email } = await makeAccount(now);
    for (let count = 0; count < 4; count += 1) await requestPasswordReset({ email }, attempt);
    expect(await requestPasswordReset({ email }, attempt)).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 900,
    });
    for (let count = 0; count < 20; count += 1) await requestPasswordReset({ email }, attempt);
    const elsewhere = requestFactsAt(now, '192.0.2.7');
    expect(await requestPasswordReset({ email }, elsewhere)).toEqual({ ok: true });
  });

  it('opens a recovery session for API clients, which may set a password', async () => {
    const { email, userId } = await makeAccount(now);
    await requestPasswordReset({ email }, attempt);
    const token = await mailedToken(database.owner, email);
    const opening = await verifyMailProof('recovery', { token }, attempt);
    if (!opening.ok) throw new Error(opening.reason);
    const { sessionId } = opening.session;
    expect(await changePassword({ userId, sessionId, newPassword: renewed }, attempt)).toEqual({
      ok: true,
    });
  });
});

describe('changing a password', () => {
  it('requires the current password', async () => {
    const { userId, sessionId, email, password } = await opened();
    const change = (currentPassword: string | undefined, newPassword: string, at = now) =>
      changePassword({ userId, sessionId, currentPassword, newPassword }, requestFactsAt(at));
    expect(await change('wrong', renewed)).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(await change(password, password)).toEqual({ ok: false, reason: 'same_password' });
    expect(await change(password, 'password')).toMatchObject({ reasons: ['common'] });
    expect(await change(password, renewed)).toEqual({ ok: true });
    expect(await signIn({ email, password: renewed }, attempt)).toMatchObject({ ok: true });
    expect(await change(undefined, 'eleven cedar boxes', after(600))).toEqual({
      ok: false,
      reason: 'reauthentication_needed',
    });
  });

  it('ends the other sessions and keeps this one', async () => {
    const here = await opened();
    const elsewhere = await signIn(here, attempt);
    if (!elsewhere.ok) throw new Error(elsewhere.reason);
    const { userId, sessionId, password } = here;
    await changePassword(
      { userId, sessionId, currentPassword: password, newPassword: renewed },
      attempt,
    );
    expect(await refresh(here.session.refreshToken, now)).toMatchObject({ ok: true });
    expect(await refresh(elsewhere.session.refreshToken, now)).toMatchObject({ ok: false });
  });
});

describe('the sweep', () => {
  it('removes expired rows and nothing else', async () => {
    const { email, session } = await opened();
    await requestPasswordReset({ email }, attempt);
    await sweepIdentity(after(60));
    expect(await refresh(session.refreshToken, after(60))).toMatchObject({ ok: true });
    await sweepIdentity(after(40 * 86_400));
    const { rows } = await database.owner.query(`
      select (select count(*) from auth.sessions) + (select count(*) from auth.one_time_tokens)
        + (select count(*) from private.rate_limits) as remaining`);
    expect(rows).toEqual([{ remaining: '0' }]);
  });
});
