import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attemptAt,
  goodPassword,
  mailedToken,
  mailsTo,
  makeAccount,
} from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { signIn } from './sign-in.server.ts';
import { confirmSignUp, signUp } from './sign-up.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const attempt = attemptAt(now);
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

  it('makes an account when the mailed link is used, with a profile', async () => {
    const email = 'hana@example.com';
    const result = await signUp(newcomer(email), { ...attempt, locale: 'ar' });
    expect(result.ok).toBe(true);
    const [mail] = await mailsTo(database.owner, email);
    expect(mail).toMatchObject({ template: 'confirm_email', locale: 'ar' });
    expect(mail?.text).toContain('/ar/signup?token=');

    const confirmed = await confirmSignUp(await mailedToken(database.owner, email), attempt);
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

  it('accepts a link once and for a day', async () => {
    const email = 'once@example.com';
    await signUp(newcomer(email), attempt);
    const token = await mailedToken(database.owner, email);
    expect(await confirmSignUp(token, attemptAt(later(25)))).toEqual({
      ok: false,
      reason: 'invalid_token',
    });
    await signUp(newcomer(email), attempt);
    expect(await confirmSignUp(token, attempt)).toMatchObject({ reason: 'invalid_token' });
    const renewed = await mailedToken(database.owner, email);
    expect(await confirmSignUp(renewed, attempt)).toMatchObject({ ok: true });
    expect(await confirmSignUp(renewed, attempt)).toMatchObject({ reason: 'invalid_token' });
  });

  it('makes one account when the link is used twice at the same moment', async () => {
    const email = 'race@example.com';
    await signUp(newcomer(email), attempt);
    const token = await mailedToken(database.owner, email);
    const outcomes = await Promise.all([1, 2, 3].map(() => confirmSignUp(token, attempt)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  });

  it('does not tell, here or at sign-in, whether an address has an account', async () => {
    const known = await makeAccount(now);
    const unknown = { email: 'nobody@example.com' };
    const answers = [];
    for (const { email } of [known, unknown]) {
      const input = newcomer(email, 'seven copper kettles');
      const signedUp = await signUp(input, attempt);
      const signedIn = await signIn({ email, password: input.password }, attempt);
      const wrong = await signIn({ email, password: 'not that one' }, attempt);
      answers.push({ shape: shapeOf(signedUp), signedIn, wrong });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.signedIn).toEqual({ ok: false, reason: 'email_not_confirmed' });
    expect(answers[0]?.wrong).toEqual({ ok: false, reason: 'invalid_credentials' });
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
    expect(await signUp(input, attemptAt(new Date(now.getTime() + 720_000)))).toMatchObject({
      ok: true,
    });
  });

  it('never takes a role from what users write about themselves', async () => {
    const email = 'climber@example.com';
    const metadata = { full_name: 'Climber', roles: ['admin'], role: 'service_role' };
    await signUp({ email, password: goodPassword, metadata }, attempt);
    const confirmed = await confirmSignUp(await mailedToken(database.owner, email), attempt);
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
