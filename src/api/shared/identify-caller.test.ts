import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { identifyCaller } from './identify-caller.ts';

const now = new Date('2026-03-01T10:00:00Z');

function ask(headers: Record<string, string>, query = '') {
  return identifyCaller(new Request(`http://shop.test/x${query}`, { headers }), now);
}

async function kindOf(headers: Record<string, string>, query = '') {
  const result = await ask(headers, query);
  return result.ok ? result.caller.kind : result.reason;
}

describe('the gateway', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('takes whoever brings no token for a visitor', async () => {
    const anon = await signLegacyKey({ role: 'anon' });
    expect(await kindOf({})).toBe('anonymous');
    const { publishable } = await currentApiKeys();
    expect(await kindOf({ apikey: publishable })).toBe('anonymous');
    expect(await kindOf({}, `?apikey=${publishable}`)).toBe('anonymous');
    expect(await kindOf({ apikey: 'demo', authorization: 'Bearer demo' })).toBe('anonymous');
    expect(await kindOf({ authorization: `Bearer ${publishable}` })).toBe('anonymous');
    expect(await kindOf({ apikey: anon, authorization: `Bearer ${anon}` })).toBe('anonymous');
    expect(await kindOf({}, `?apikey=${anon}`)).toBe('anonymous');
  });

  it('knows the user behind an access token, whatever the key', async () => {
    const account = await makeAccount(now);
    const signedIn = await signIn(account, requestFactsAt(now));
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const { accessToken, sessionId } = signedIn.session;
    const result = await ask({ apikey: 'demo', authorization: `Bearer ${accessToken}` });
    expect(result).toMatchObject({
      ok: true,
      caller: { kind: 'user', userId: account.userId, sessionId, actor: { kind: 'user' } },
    });
    const later = new Date(now.getTime() + 1_000_000);
    const request = new Request('http://shop.test', {
      headers: { authorization: `bearer ${accessToken}` },
    });
    expect(await identifyCaller(request, later)).toEqual({ ok: false, reason: 'expired' });
  });

  it('lets the service key act as the system', async () => {
    const keys = [await signLegacyKey({ role: 'service_role' }), (await currentApiKeys()).secret];
    for (const key of keys) {
      expect(await ask({ apikey: key })).toMatchObject({ caller: { actor: { kind: 'system' } } });
    }
  });

  it('rejects the service key from pages, except those that are allowed', async () => {
    const keys = [await signLegacyKey({ role: 'service_role' }), (await currentApiKeys()).secret];
    const tool = 'https://tool.example';
    for (const apikey of keys) {
      expect(await kindOf({ apikey, origin: tool })).toBe('secret_in_browser');
      expect(await kindOf({ apikey, 'sec-fetch-site': 'same-origin' })).toBe('secret_in_browser');
    }
    process.env['SECRET_KEY_ORIGINS'] = `${tool}, https://other.example`;
    forgetEnvironment();
    try {
      for (const apikey of keys) {
        expect(await kindOf({ apikey, origin: tool })).toBe('service');
        expect(await kindOf({ apikey, origin: 'https://tool.example.evil' })).toBe(
          'secret_in_browser',
        );
      }
    } finally {
      delete process.env['SECRET_KEY_ORIGINS'];
      forgetEnvironment();
    }
  });

  it('rejects keys in our form that are not ours', async () => {
    expect(await kindOf({ apikey: 'sb_publishable_demo' })).toBe('invalid');
    expect(await kindOf({ apikey: 'sb_secret_demo' })).toBe('invalid');
  });

  it('refuses keys that we did not sign', async () => {
    const stranger = new TextEncoder().encode('another secret of sufficient length');
    const claims = { role: 'service_role' };
    const forged = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(stranger),
      new UnsecuredJWT(claims).encode(),
      await signLegacyKey({ role: 'authenticated', sub: crypto.randomUUID() } as never),
      await signLegacyKey({ role: 'postgres' } as never),
      'a.b.c',
      'nonsense',
    ];
    for (const token of forged) {
      expect(await kindOf({ authorization: `Bearer ${token}` })).toBe('invalid');
    }
    const expired = await signLegacyKey({ role: 'service_role', exp: 1 });
    expect(await kindOf({ authorization: `Bearer ${expired}` })).toBe('expired');
  });

  it('never looks at cookies', async () => {
    const key = await signLegacyKey({ role: 'service_role' });
    expect(await kindOf({ cookie: `apikey=${key}; authorization=Bearer ${key}` })).toBe(
      'anonymous',
    );
  });
});
