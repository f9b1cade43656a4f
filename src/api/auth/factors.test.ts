import { createClient } from '@supabase/supabase-js';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#services/identity/authenticate.server.ts';
import { signInAtShop } from '#services/identity/sign-in.server.ts';
import { renewRecoveryCodes } from '#services/second-factors/renew-recovery-codes.server.ts';
import { completeSecondStep } from '#services/second-factors/second-step.server.ts';
import { totpCodeAt } from '#services/second-factors/totp.ts';
import { mailsTo, makeAccount, requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import { createAuthApi } from './index.ts';

// The real time, since the client compares expiries with it; then a step later for each use, because
// no code works twice.
let now = new Date();
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const api = createAuthApi({ now: () => now });
const database = fileDatabase();
let server: Awaited<ReturnType<typeof serveApi>>;

const versions = {
  '2.49.8': createClient,
  newest: createNewestClient as unknown as typeof createClient,
};
const clientOf = (version: keyof typeof versions) =>
  versions[version](server.url, 'sb_publishable_demo', {
    auth: { autoRefreshToken: false, persistSession: false },
  }).auth;

beforeAll(async () => {
  server = await serveApi('/auth/v1', api as never);
});
afterAll(async () => {
  await server.close();
});

async function enrolled(version: keyof typeof versions = 'newest') {
  const account = await makeAccount(now);
  const auth = clientOf(version);
  await auth.signInWithPassword(account);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = data!.id;
  const { secret } = (data as { totp: { secret: string } }).totp;
  const code = totpCodeAt(secret, now);
  const verified = await auth.mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
  pass(30);
  const { recovery_codes: recoveryCodes } = verified.data as unknown as {
    recovery_codes: string[];
  };
  return { account, auth, factorId, secret, recoveryCodes };
}

describe.each(['2.49.8', 'newest'] as const)('supabase-js %s', (version) => {
  it('enrols a factor, raises the session and takes the factor off again', async () => {
    const account = await makeAccount(now);
    const auth = clientOf(version);
    await auth.signInWithPassword(account);
    const other = clientOf(version);
    await other.signInWithPassword(account);

    const enrolment = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { id: factorId, totp } = enrolment.data as {
      id: string;
      totp: { qr_code: string; secret: string; uri: string };
    };
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    const wrong = await auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, message: 'Invalid TOTP code entered' });
    const code = totpCodeAt(totp.secret, now);
    const right = await auth.mfa.challengeAndVerify({ factorId, code });
    expect(right.error).toBeNull();
    expect((right.data as unknown as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);

    const level = await auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'totp' });
    expect((await auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    const refreshed = await auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(await mailsTo(database.owner, account.email)).toContainEqual(
      expect.objectContaining({ template: 'second_factor_changed' }),
    );

    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await auth.mfa.listFactors()).data?.all).toHaveLength(0);
  });
});

describe('a second factor', () => {
  it('is needed to change factors, and for every other API and page', async () => {
    const { account, factorId, secret } = await enrolled();
    const auth = clientOf('newest');
    const { data } = await auth.signInWithPassword(account);
    const accessToken = data.session!.access_token;
    expect((await auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const more = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' });
    expect(more.error?.code).toBe('insufficient_aal');
    const request = () =>
      new Request(server.url, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await identifyCaller(request(), now)).toEqual({
      ok: false,
      reason: 'second_factor_needed',
    });
    expect((await authenticate({ accessToken, now })).state).toBe('signed-out');

    const code = totpCodeAt(secret, now);
    expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const raised = (await auth.getSession()).data.session!.access_token;
    const entry = await authenticate({ accessToken: raised, now });
    expect(entry.state).toBe('signed-in');
  });

  it('accepts each code once, also when it is sent five times together', async () => {
    const { account, secret } = await enrolled();
    const attempt = requestFactsAt(now);
    const first = await signInAtShop(account, attempt);
    if (!first.ok || !('secondStepTicket' in first)) throw new Error('No second step.');
    const step = { ticket: first.secondStepTicket, code: totpCodeAt(secret, now) };
    const results = await Promise.all(
      Array.from({ length: 5 }, () => completeSecondStep(step, attempt)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await completeSecondStep(step, attempt)).toMatchObject({ reason: 'wrong_code' });
  });

  it('is replaced by a recovery code, which works once', async () => {
    const { account, recoveryCodes } = await enrolled();
    const attempt = requestFactsAt(now);
    const first = await signInAtShop(account, attempt);
    if (!first.ok || !('secondStepTicket' in first)) throw new Error('No second step.');
    const ticket = first.secondStepTicket;
    const code = recoveryCodes[0]!.toUpperCase();
    const results = await Promise.all(
      Array.from({ length: 3 }, () => completeSecondStep({ ticket, code }, attempt)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const forged = { ticket: `${ticket}x`, code: recoveryCodes[1]! };
    expect(await completeSecondStep(forged, attempt)).toMatchObject({
      reason: 'second_step_expired',
    });
    const late = requestFactsAt(new Date(now.getTime() + 11 * 60_000));
    const old = await completeSecondStep({ ticket, code: recoveryCodes[1]! }, late);
    expect(old).toMatchObject({ reason: 'second_step_expired' });
  });

  it('gets new recovery codes for a code, and the earlier ones stop', async () => {
    const { account, secret, recoveryCodes } = await enrolled();
    const wrong = await renewRecoveryCodes(account.userId, 'abcde-fghjk', now);
    expect(wrong).toEqual({ ok: false, reason: 'wrong_code' });
    const code = totpCodeAt(secret, now);
    const renewed = await renewRecoveryCodes(account.userId, code, now);
    if (!renewed.ok) throw new Error(renewed.reason);
    expect(renewed.recoveryCodes).toHaveLength(10);
    const again = await renewRecoveryCodes(account.userId, code, now);
    expect(again).toEqual({ ok: false, reason: 'wrong_code' });
    for (const old of recoveryCodes.slice(0, 2)) {
      expect((await renewRecoveryCodes(account.userId, old, now)).ok).toBe(false);
    }
    const fresh = renewed.recoveryCodes[0]!;
    const second = await renewRecoveryCodes(account.userId, fresh, now);
    expect(second.ok).toBe(true);
    expect((await renewRecoveryCodes(account.userId, renewed.recoveryCodes[1]!, now)).ok).toBe(
      false,
    );
    const mails = await mailsTo(database.owner, account.email);
    expect(mails.filter(({ template }) => template === 'second_factor_changed')).toHaveLength(3);
  });

  it('limits guesses', async () => {
    const { account } = await enrolled();
    const attempt = requestFactsAt(now);
    const first = await signInAtShop(account, attempt);
    if (!first.ok || !('secondStepTicket' in first)) throw new Error('No second step.');
    const step = { ticket: first.secondStepTicket, code: 'abcde-fghjk' };
    const reasons = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const result = await completeSecondStep(step, attempt);
      reasons.push(result.ok ? 'ok' : result.reason);
    }
    expect(reasons).toEqual([...Array<string>(10).fill('wrong_code'), 'rate_limited']);
  });

  it('stores neither secrets nor recovery codes in clear', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const { rows } = await database.owner.query<{ bytes: Buffer }>(`
      select encrypted_secret as bytes from auth.mfa_factors
      union all select code_hash from auth.mfa_recovery_codes`);
    const stored = Buffer.concat(rows.map(({ bytes }) => bytes)).toString('latin1');
    expect(stored.length).toBeGreaterThan(10 * 32);
    for (const text of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((c) => c.replace('-', '')),
    ]) {
      expect(stored).not.toContain(text);
    }
  });

  it('is enrolled as an app only, with one name', async () => {
    const { auth } = await enrolled();
    const again = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.error?.code).toBe('mfa_factor_name_conflict');
    const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+201001234567' });
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const odd = await auth.mfa.enroll({ factorType: 'constructor' as 'totp' });
    expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});
