import { createClient } from '@supabase/supabase-js';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { environment, forgetEnvironment } from '#platform/environment.server.ts';
import { goodPassword, mailedToken, mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { createAuthApi } from './index.ts';

let now = new Date('2026-11-16T10:00:00Z');
const api = createAuthApi({ now: () => now });
const database = fileDatabase();
let server: Awaited<ReturnType<typeof serveApi>>;

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const versions = {
  '2.49.8': createClient,
  newest: createNewestClient as unknown as typeof createClient,
};

function clientOf(version: keyof typeof versions, flowType: 'pkce' | 'implicit' = 'pkce') {
  const auth = { autoRefreshToken: false, persistSession: true, storage: memory(), flowType };
  return versions[version](server.url, 'sb_publishable_demo', { auth }).auth;
}

const newestMail = async (email: string) => (await mailsTo(database.owner, email)).at(-1)!;
const mailedCode = async (email: string) => (await newestMail(email)).text.match(/\b\d{6}\b/)![0];

/** Opens the link of the newest mail as a browser does, without following it. */
async function openMail(email: string) {
  const { text } = await newestMail(email);
  const link = new URL(text.match(/https?:\S+\/auth\/v1\/verify\S+/)![0]);
  const response = await api.request(`/verify${link.search}`);
  return new URL(response.headers.get('Location')!);
}

beforeAll(async () => {
  server = await serveApi('/auth/v1', api as never);
});
afterAll(async () => {
  await server.close();
});
afterEach(() => {
  for (const name of ['AUTH_AUTOCONFIRM', 'AUTH_ANONYMOUS']) delete process.env[name];
  forgetEnvironment();
});

describe.each(['2.49.8', 'newest'] as const)('supabase-js %s', (version) => {
  it('signs in by a mailed code, once, whether or not the address has an account', async () => {
    const known = await makeAccount(now);
    for (const email of [known.email, `${version}-new@example.com`]) {
      const auth = clientOf(version, 'implicit');
      expect((await auth.signInWithOtp({ email })).error).toBeNull();
      expect(await newestMail(email)).toMatchObject({ template: 'sign_in_link' });
      const token = await mailedCode(email);
      const wrong = await auth.verifyOtp({ email, token: '000000', type: 'email' });
      expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
      const opened = await auth.verifyOtp({ email, token, type: 'email' });
      expect(opened.data.user?.email).toBe(email);
      const again = await clientOf(version).verifyOtp({ email, token, type: 'email' });
      expect(again.error?.message).toBe('Token has expired or is invalid');
    }
  });

  it('lets only the client that asked exchange the code of a mailed link', async () => {
    const { email } = await makeAccount(now);
    const auth = clientOf(version);
    await auth.signInWithOtp({ email });
    const target = await openMail(email);
    expect(target.hash).toBe('');
    const code = target.searchParams.get('code')!;
    const thief = clientOf(version);
    await thief.signInWithOtp({ email: 'thief@example.com' });
    expect((await thief.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
    // Nor can a thief keep its owner out.
    const exchanged = await auth.exchangeCodeForSession(code);
    expect(exchanged.data.user?.email).toBe(email);
    await thief.signInWithOtp({ email: 'thief@example.com' });
    const late = await thief.exchangeCodeForSession(code);
    expect(late.error?.code).toBe('flow_state_not_found');
  });

  it('keeps the password of a sign-up whose client proves itself', async () => {
    const email = `${version}-pkce@example.com`;
    const auth = clientOf(version);
    await auth.signUp({ email, password: goodPassword });
    const code = (await openMail(email)).searchParams.get('code')!;
    expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await clientOf(version).signInWithPassword({ email, password: goodPassword });
    expect(again.error).toBeNull();
  });

  it('keeps the password of a sign-up that is confirmed by the mailed code', async () => {
    const account = { email: `${version}-code@example.com`, password: goodPassword };
    const auth = clientOf(version);
    await auth.signUp(account);
    // Pressed again: a second mail, but no second password.
    await auth.signUp(account);
    const token = await mailedCode(account.email);
    const verified = await auth.verifyOtp({ email: account.email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect((await clientOf(version).signInWithPassword(account)).error).toBeNull();
  });

  it('forgets both passwords when two people signed up with one address', async () => {
    const email = `${version}-rivals@example.com`;
    const theirs = { email, password: 'nine stolen lanterns' };
    await clientOf(version).signUp(theirs);
    const auth = clientOf(version);
    await auth.signUp({ email, password: goodPassword });
    const token = await mailedCode(email);
    const verified = await auth.verifyOtp({ email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    for (const password of [goodPassword, theirs.password]) {
      const { error } = await clientOf(version).signInWithPassword({ email, password });
      expect(error).not.toBeNull();
    }
    // The session of the mailbox's owner may set a new one.
    const password = 'nine brass lanterns';
    expect((await auth.updateUser({ password })).error).toBeNull();
    expect((await clientOf(version).signInWithPassword({ email, password })).error).toBeNull();
  });

  it('recovers through a code as well', async () => {
    const { email } = await makeAccount(now);
    const auth = clientOf(version);
    await auth.resetPasswordForEmail(email);
    const code = (await openMail(email)).searchParams.get('code')!;
    expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
    expect((await auth.updateUser({ password: 'nine brass lanterns' })).error).toBeNull();
  });

  it('changes the password of an older session with a mailed code', async () => {
    const { email, password } = await makeAccount(now);
    const auth = clientOf(version);
    await auth.signInWithPassword({ email, password });
    now = new Date(now.getTime() + 10 * 60_000);
    const change = { password: 'nine brass lanterns' };
    expect((await auth.updateUser(change)).error?.code).toBe('reauthentication_needed');
    expect((await auth.reauthenticate()).error).toBeNull();
    const guess = await auth.updateUser({ ...change, nonce: '111111' });
    expect(guess.error?.code).toBe('reauthentication_not_valid');
    const nonce = await mailedCode(email);
    expect((await auth.updateUser({ ...change, nonce })).error).toBeNull();
  });

  it('says what is switched off, as the hosted API does', async () => {
    const auth = clientOf(version);
    expect((await auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
    const byPhone = await auth.signInWithOtp({ phone: '+201001234567' });
    expect(byPhone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    const sso = await auth.signInWithSSO({ domain: 'example.com' });
    expect(sso.error).toMatchObject({ status: 404, message: 'SAML 2.0 is disabled' });
    const sms = await auth.verifyOtp({ phone: '+201001234567', token: '123456', type: 'sms' });
    expect(sms.error).toMatchObject({ status: 403, message: 'Token has expired or is invalid' });
    const bad = await auth.signUp({ email: 'a', password: '123456' });
    expect(bad.error?.message).toBe('Unable to validate email address: invalid format');
  });

  it('opens accounts at once and anonymously where that is switched on', async () => {
    process.env['AUTH_AUTOCONFIRM'] = 'true';
    process.env['AUTH_ANONYMOUS'] = 'true';
    forgetEnvironment();
    const account = { email: `${version}-once@example.com`, password: goodPassword };
    const auth = clientOf(version);
    expect((await auth.signUp(account)).data.session).not.toBeNull();
    expect((await auth.signUp(account)).error?.message).toBe('User already registered');
    const data = { info: 'some info' };
    const anonymous = await auth.signInAnonymously({ options: { data } });
    expect(anonymous.data.user).toMatchObject({ is_anonymous: true, user_metadata: data });
    expect((await auth.reauthenticate()).error?.status).toBe(400);
  });
});

describe('mailed links and codes', () => {
  it('sends the result only to pages that are allowed', async () => {
    const { email } = await makeAccount(now);
    const body = JSON.stringify({ email });
    await api.request('/recover?redirect_to=https%3A%2F%2Fevil.example', { method: 'POST', body });
    const token = await mailedToken(database.owner, email);
    const search = new URLSearchParams({
      token,
      type: 'recovery',
      redirect_to: 'https://evil.example',
    });
    const response = await api.request(`/verify?${search.toString()}`);
    const target = new URL(response.headers.get('Location')!);
    expect(target.hostname).not.toBe('evil.example');
    expect(new URLSearchParams(target.hash.slice(1)).get('access_token')).toBeTruthy();
  });

  it('reports an expired link in query and fragment', async () => {
    const response = await api.request('/verify?type=magiclink&token=made-up');
    const target = new URL(response.headers.get('Location')!);
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
    expect(target.hash).toContain('error_code=otp_expired');
  });

  it('leads to pages of the web only, not to other addresses of an allowed origin', async () => {
    const { PUBLIC_URL } = environment();
    const lost = async (redirect_to: string) => {
      const query = new URLSearchParams({ type: 'recovery', token: 'x'.repeat(43), redirect_to });
      const response = await api.request(`/verify?${query.toString()}`);
      return new URL(response.headers.get('Location')!);
    };
    expect((await lost(`${PUBLIC_URL}/shop`)).pathname).toBe('/shop');
    const others = [
      `blob:${PUBLIC_URL}/9115d58c-bcda-ff47-86e5-083e9a215304`,
      `filesystem:${PUBLIC_URL}/temporary/x`,
      'javascript:alert(1)',
      'data:text/html,x',
      `ftp://${new URL(PUBLIC_URL).host}/shop`,
    ];
    for (const other of others) {
      const { protocol, pathname } = await lost(other);
      expect([protocol, pathname], other).toEqual([new URL(PUBLIC_URL).protocol, '/']);
    }
  });

  it('refuses codes that are unknown or too old', async () => {
    const exchange = (auth_code: string) =>
      api.request('/token?grant_type=pkce', {
        method: 'POST',
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
        body: JSON.stringify({ auth_code, code_verifier: 'v'.repeat(43) }),
      });
    const unknown = await exchange('made-up');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { code: 'flow_state_not_found' },
    ]);
    const { email } = await makeAccount(now);
    const auth = clientOf('newest');
    await auth.signInWithOtp({ email });
    const code = (await openMail(email)).searchParams.get('code')!;
    now = new Date(now.getTime() + 6 * 60_000);
    const late = await auth.exchangeCodeForSession(code);
    expect(late.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('opens one session when a code is sent ten times at once', async () => {
    const { email } = await makeAccount(now);
    await clientOf('newest', 'implicit').signInWithOtp({ email });
    const body = JSON.stringify({ email, type: 'email', token: await mailedCode(email) });
    const sent = Array.from({ length: 10 }, async () =>
      api.request('/verify', { method: 'POST', body }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('limits guesses of a code for addresses with and without an account', async () => {
    const { email } = await makeAccount(now);
    for (const address of [email, 'nobody-here@example.com']) {
      const body = JSON.stringify({ email: address, type: 'email', token: '123456' });
      const statuses = [];
      for (let guess = 0; guess < 11; guess += 1) {
        const response = await api.request('/verify', { method: 'POST', body });
        statuses.push(response.status);
        if (guess === 10) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    }
  });
});
