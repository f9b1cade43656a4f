import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  requestFactsAt,
  goodPassword,
  mailedToken,
  mailsTo,
  makeAccount,
} from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changePassword } from './change-password.server.ts';
import { confirmSignUp, isOwnSignUp } from './confirm-sign-up.server.ts';
import { signIn } from './sign-in.server.ts';
import { resendConfirmation } from './resend-confirmation.server.ts';
import { signUp } from './sign-up.server.ts';
import { verifyMailProof } from './verify-mail-proof.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const attempt = requestFactsAt(now);
const newcomer = (email: string, password = goodPassword) => ({
  email,
  password,
  metadata: { full_name: 'Hana Adel', phone: '+201001234567', company: 'Adel & Co' },
});

describe('sign-up', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const confirm = (token: string, at = attempt, password = goodPassword) =>
    confirmSignUp({ token, password }, at);

  it('makes an account when link and password come together, with a profile', async () => {
    const email = 'hana@example.com';
    const result = await signUp(newcomer(email), { ...attempt, locale: 'ar' });
    expect(result.ok).toBe(true);
    const [mail] = await mailsTo(database.owner, email);
    expect(mail).toMatchObject({ template: 'confirm_email', locale: 'ar' });
    expect(mail?.text).toContain('/ar/signup?token=');

    const confirmed = await confirm(await mailedToken(database.owner, email));
    expect(confirmed).toMatchObject({ ok: true, session: { account: { email } } });
    const { rows } = await database.owner.query('select * from profiles where email = $1', [email]);
    expect(rows[0]).toMatchObject({
      full_name: 'Hana Adel',
      phone: '+201001234567',
      company: 'Adel & Co',
      locale: 'ar',
    });
    expect(await signIn({ email, password: goodPassword }, attempt)).toMatchObject({ ok: true });
  });

  it('mails the link again, and both links lead to where the sign-up began', async () => {
    const email = 'again@example.com';
    await signUp({ ...newcomer(email), next: '/checkout?step=2' }, attempt);
    const first = await mailedToken(database.owner, email);
    await resendConfirmation({ email, next: '/checkout?step=2' }, requestFactsAt(later(1)));
    const mails = await mailsTo(database.owner, email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('&next=%2Fcheckout%3Fstep%3D2');
    const second = await mailedToken(database.owner, email);
    expect(second).not.toBe(first);
    expect(await confirm(second, attempt, 'another password')).toMatchObject({ ok: false });
    expect(await confirm(second)).toMatchObject({ ok: true });
  });

  it('keeps the first link valid after it was mailed again', async () => {
    const email = 'first-link@example.com';
    await signUp(newcomer(email), attempt);
    const first = await mailedToken(database.owner, email);
    await resendConfirmation({ email }, attempt);
    expect(await confirm(first)).toMatchObject({ ok: true });
  });

  it('mails nothing again when no sign-up is waiting, and returns the same', async () => {
    const known = await makeAccount(now);
    const expired = 'expired@example.com';
    await signUp(newcomer(expired), attempt);
    expect(await resendConfirmation({ email: known.email }, attempt)).toEqual({ ok: true });
    expect(await resendConfirmation({ email: expired }, requestFactsAt(later(25)))).toEqual({
      ok: true,
    });
    expect(await mailsTo(database.owner, known.email)).toEqual([]);
    expect(await mailsTo(database.owner, expired)).toHaveLength(1);
  });

  it('limits how often one person has it mailed again', async () => {
    const email = 'often@example.com';
    const tries = [];
    for (let count = 0; count < 5; count += 1)
      tries.push(await resendConfirmation({ email }, attempt));
    expect(tries.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
    expect(tries[4]).toMatchObject({ reason: 'rate_limited' });
  });

  it('needs no password in the browser that signed up, also with a link that was mailed again', async () => {
    const email = 'same-browser@example.com';
    const own = await signUp(newcomer(email), attempt);
    const other = await signUp(newcomer(email, 'nine brass lamps'), requestFactsAt(later(0.5)));
    if (!own.ok || !other.ok) throw new Error('not signed up');
    const token = await mailedToken(database.owner, email);
    const proved = (ownSignUpId: string | null) => confirmSignUp({ token, ownSignUpId }, attempt);
    expect(await isOwnSignUp(token, own.pending.id, now)).toBe(false);
    expect(await proved(null)).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(await proved(own.pending.id)).toEqual({ ok: false, reason: 'invalid_credentials' });
    await resendConfirmation({ email }, requestFactsAt(later(1)));
    const again = await mailedToken(database.owner, email);
    expect(await isOwnSignUp(again, other.pending.id, now)).toBe(true);
    const confirmed = await confirmSignUp({ token: again, ownSignUpId: other.pending.id }, attempt);
    expect(confirmed).toMatchObject({ ok: true });
  });

  it('accepts a link once and for a day', async () => {
    const invalid = { ok: false, reason: 'invalid_token' };
    const linkFor = async (email: string) => {
      await signUp(newcomer(email), attempt);
      return mailedToken(database.owner, email);
    };
    const late = await linkFor('late@example.com');
    expect(await confirm(late, requestFactsAt(later(25)))).toEqual(invalid);
    const token = await linkFor('once@example.com');
    expect(await confirm(token)).toMatchObject({ ok: true });
    expect(await confirm(token)).toEqual(invalid);
  });

  it("keeps each attempt's password apart: a stranger's sign-up changes nothing of mine", async () => {
    const email = 'mine@example.com';
    await signUp(newcomer(email), attempt);
    const mine = await mailedToken(database.owner, email);
    const theirs = 'nine stolen lanterns';
    await signUp(newcomer(email, theirs), requestFactsAt(later(0.1), '192.0.2.66'));
    const stranger = await mailedToken(database.owner, email);
    expect(stranger).not.toBe(mine);

    expect(await confirm(stranger)).toEqual({ ok: false, reason: 'invalid_credentials' });
    expect(await confirm(mine)).toMatchObject({ ok: true });
    expect(await confirm(stranger, attempt, theirs)).toEqual({
      ok: false,
      reason: 'invalid_token',
    });
    expect(await signIn({ email, password: goodPassword }, attempt)).toMatchObject({ ok: true });
    expect(await signIn({ email, password: theirs }, attempt)).toMatchObject({ ok: false });
  });

  it('forgets the password of a sign-up that is confirmed without it, and lets one be set', async () => {
    const email = 'client@example.com';
    await signUp(newcomer(email), attempt);
    const token = await mailedToken(database.owner, email);
    const confirmed = await verifyMailProof('signup', { token }, attempt);
    if (!confirmed.ok) throw new Error(confirmed.reason);
    const { sessionId, account } = confirmed.session;
    expect(await signIn({ email, password: goodPassword }, attempt)).toMatchObject({ ok: false });
    const change = { userId: account.id, sessionId, newPassword: goodPassword };
    expect(await changePassword(change, attempt)).toEqual({ ok: true });
    expect(await signIn({ email, password: goodPassword }, attempt)).toMatchObject({ ok: true });
  });

  it('limits how often a password is tried with a link', async () => {
    const email = 'guessed@example.com';
    await signUp(newcomer(email), attempt);
    const token = await mailedToken(database.owner, email);
    for (let count = 0; count < 10; count += 1) {
      expect(await confirm(token, attempt, 'a guess')).toMatchObject({
        reason: 'invalid_credentials',
      });
    }
    expect(await confirm(token)).toEqual({ ok: false, reason: 'rate_limited', retryAfter: 90 });
  });

  it('keeps a limited number of attempts per address', async () => {
    const email = 'crowded@example.com';
    for (let count = 0; count < 22; count += 1) {
      const from = requestFactsAt(later(count * 0.1), `192.0.2.${count}`);
      expect(await signUp(newcomer(email), from)).toMatchObject({ ok: true });
    }
    const { rows } = await database.owner.query(
      'select count(*)::int as stored from private.pending_sign_ups where email = $1',
      [email],
    );
    expect(rows).toEqual([{ stored: 20 }]);
  });

  it('puts nothing that the visitor typed into the mail to the address', async () => {
    const email = 'letterbox@example.com';
    const metadata = { full_name: 'Win a prize at https://evil.example', company: 'evil.example' };
    await signUp({ email, password: goodPassword, metadata }, attempt);
    const [mail] = await mailsTo(database.owner, email);
    expect(mail?.text).toContain('token=');
    expect(mail?.text).not.toMatch(/evil|prize/);
  });

  it('makes one account when the link is used twice at the same moment', async () => {
    const email = 'race@example.com';
    await signUp(newcomer(email), attempt);
    const token = await mailedToken(database.owner, email);
    const results = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  it('does not tell, here or at sign-in, whether an address has an account', async () => {
    const known = await makeAccount(now);
    const unknown = { email: 'nobody@example.com' };
    const results = [];
    for (const { email } of [known, unknown]) {
      const input = newcomer(email, 'seven copper kettles');
      const signedUp = await signUp(input, attempt);
      const signedIn = await signIn({ email, password: input.password }, attempt);
      const wrong = await signIn({ email, password: 'not that one' }, attempt);
      results.push({ shape: shapeOf(signedUp), signedIn, wrong });
    }
    expect(results[0]).toEqual(results[1]);
    expect(results[0]?.signedIn).toEqual({ ok: false, reason: 'email_not_confirmed' });
    expect(results[0]?.wrong).toEqual({ ok: false, reason: 'invalid_credentials' });
    const [notice] = await mailsTo(database.owner, known.email);
    expect(notice?.template).toBe('existing_account');
    expect(notice?.text).not.toContain('token=');
    expect(await signIn(known, attempt)).toMatchObject({ ok: true });
  });

  it('lists the reasons against a weak password and keeps nothing', async () => {
    expect(await signUp(newcomer('weak@example.com', 'fustat'), attempt)).toEqual({
      ok: false,
      reason: 'weak_password',
      reasons: ['length', 'contains_brand'],
      minimum: 8,
    });
    expect(await mailsTo(database.owner, 'weak@example.com')).toEqual([]);
  });

  it('stops mailing the same address over and over', async () => {
    const input = newcomer('flood@example.com');
    for (let count = 0; count < 5; count += 1) await signUp(input, attempt);
    expect(await signUp(input, attempt)).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 720,
    });
    expect(await signUp(input, requestFactsAt(new Date(now.getTime() + 720_000)))).toMatchObject({
      ok: true,
    });
  });

  it('never takes a role from what users write about themselves', async () => {
    const email = 'climber@example.com';
    const metadata = { full_name: 'Climber', roles: ['admin'], role: 'service_role' };
    await signUp({ email, password: goodPassword, metadata }, attempt);
    const confirmed = await confirm(await mailedToken(database.owner, email));
    expect(confirmed).toMatchObject({
      ok: true,
      session: { account: { appMetadata: { roles: [] } } },
    });
  });
});

function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
