import { createClient } from '@supabase/supabase-js';
import { createClient as createNewestClient } from 'supabase-js-newest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, forgetEnvironment } from '#platform/environment.server.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  startOidcProvider,
  type TestProvider,
  visitProvider,
} from '#tests/support/oidc-provider.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { createAuthApi } from './index.ts';

const api = createAuthApi();
let database: TestDatabase;
let server: Awaited<ReturnType<typeof serveApi>>;
let provider: TestProvider;

const versions = {
  '2.49.8': createClient,
  newest: createNewestClient as unknown as typeof createClient,
};

function clientOf(version: keyof typeof versions) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const auth = { autoRefreshToken: false, storage, flowType: 'pkce' as const };
  return versions[version](server.url, 'sb_publishable_demo', { auth }).auth;
}

/** Where the shop sends the browser after the provider. */
async function returnFrom(address: string): Promise<URL> {
  const returned = await visitProvider(address);
  const response = await api.request(`/callback${returned.search}`);
  return new URL(response.headers.get('Location')!);
}

async function providerAddress(search: string): Promise<string> {
  const response = await api.request(`/authorize?${search}`);
  return response.headers.get('Location')!;
}

beforeAll(async () => {
  database = await testDatabase();
  provider = await startOidcProvider('House', () => environment().PUBLIC_URL);
  process.env['OIDC_PROVIDERS'] = JSON.stringify({ house: provider.settings });
  process.env['AUTH_MANUAL_LINKING'] = 'true';
  forgetEnvironment();
  server = await serveApi('/auth/v1', api as never);
});
afterAll(async () => {
  delete process.env['OIDC_PROVIDERS'];
  delete process.env['AUTH_MANUAL_LINKING'];
  forgetEnvironment();
  await server.close();
  await provider.stop();
  await database.close();
});

describe.each(['2.49.8', 'newest'] as const)('supabase-js %s', (version) => {
  it('signs in with an OpenID provider, into the same account each time', async () => {
    provider.person = { id: `p-${version}`, email: `nadia-${version}@example.com`, verified: true };
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      const auth = clientOf(version);
      const { data } = await auth.signInWithOAuth({ provider: 'house' as 'google' });
      const search = new URL(data.url!).search.slice(1);
      const target = await returnFrom(await providerAddress(search));
      const code = target.searchParams.get('code')!;
      const exchanged = await auth.exchangeCodeForSession(code);
      expect(exchanged.error).toBeNull();
      expect(exchanged.data.user).toMatchObject({
        email: provider.person.email,
        app_metadata: { provider: 'house', providers: ['house'] },
        user_metadata: { full_name: 'Nadia Samir' },
        identities: [{ provider: 'house', id: provider.person.id }],
      });
      ids.push(exchanged.data.user!.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('links and unlinks an identity', async () => {
    provider.person = {
      id: `linked-${version}`,
      email: `other-${version}@example.com`,
      verified: false,
    };
    const account = await makeAccount(new Date());
    const auth = clientOf(version);
    await auth.signInWithPassword(account);
    const options = { skipBrowserRedirect: true };
    const link = await auth.linkIdentity({ provider: 'house' as 'google', options });
    expect(link.error).toBeNull();
    const returned = await returnFrom(link.data.url!);
    const code = returned.searchParams.get('code')!;
    expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
    const { data } = await auth.getUserIdentities();
    expect(data!.identities.map((identity) => identity.provider)).toEqual(['email', 'house']);
    const linked = data!.identities[1]!;
    expect((await auth.unlinkIdentity(linked)).error).toBeNull();
    const last = await auth.unlinkIdentity(data!.identities[0]!);
    expect(last.error?.code).toBe('single_identity_not_deletable');
  });

  it('signs in with a token that the app got from the provider', async () => {
    provider.person = {
      id: `token-${version}`,
      email: `token-${version}@example.com`,
      verified: true,
    };
    const { auth_token: token, nonce } = await idTokenFromProvider();
    const signedIn = await clientOf(version).signInWithIdToken({ provider: 'house', token, nonce });
    expect(signedIn.data.user?.email).toBe(provider.person.email);
    const stolen = await clientOf(version).signInWithIdToken({ provider: 'house', token });
    expect(stolen.error?.message).toBe('Bad ID token');
    const forged = `${token.slice(0, -4)}AAAA`;
    const rejected = await clientOf(version).signInWithIdToken({
      provider: 'house',
      token: forged,
      nonce,
    });
    expect(rejected.error?.message).toBe('Bad ID token');
    const unknown = await clientOf(version).signInWithIdToken({ provider: 'google', token });
    expect(unknown.error?.message).toContain('not enabled');
  });
});

/** Plays an app: gets the code for its own nonce and exchanges it at the provider. */
async function idTokenFromProvider() {
  const { OIDC_PROVIDERS, PUBLIC_URL } = environment();
  const { issuer, clientId, clientSecret } = OIDC_PROVIDERS['house']!;
  const redirect_uri = `${PUBLIC_URL}/auth/v1/callback`;
  const nonce = 'a nonce of the app';
  const verifier = 'v'.repeat(43);
  const { createHash } = await import('node:crypto');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    ...{ client_id: clientId, redirect_uri, response_type: 'code', scope: 'openid email profile' },
    ...{ nonce, state: 's', code_challenge, code_challenge_method: 'S256' },
  });
  const returned = await visitProvider(`${issuer}/auth?${query.toString()}`);
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${encodeURIComponent(clientSecret)}`)}` },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', redirect_uri, code_verifier: verifier },
      code: returned.searchParams.get('code')!,
    }),
  });
  const { id_token } = (await response.json()) as { id_token: string };
  return { auth_token: id_token, nonce };
}

describe('an OpenID provider', () => {
  it('links nobody who was led there by the link of another account', async () => {
    provider.person = { id: 'led', email: 'led@example.com', verified: true };
    const attacker = clientOf('newest');
    await attacker.signInWithPassword(await makeAccount(new Date()));
    const options = { skipBrowserRedirect: true };
    const { data } = await attacker.linkIdentity({ provider: 'house' as 'google', options });
    const returned = await returnFrom(data.url!);
    // The victim's browser has the code, the attacker the verifier.
    const stranger = clientOf('newest');
    const code = returned.searchParams.get('code')!;
    expect((await stranger.exchangeCodeForSession(code)).error).not.toBeNull();
    const { data: own } = await attacker.getUserIdentities();
    expect(own!.identities.map((identity) => identity.provider)).toEqual(['email']);
  });

  it('links nothing without a challenge, which would link anyone who is led there', async () => {
    const attacker = clientOf('newest');
    const { data } = await attacker.signInWithPassword(await makeAccount(new Date()));
    const headers = { authorization: `Bearer ${data.session!.access_token}` };
    const search = 'provider=house&skip_http_redirect=true';
    const response = await api.request(`/user/identities/authorize?${search}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    // Nor does the table store what would be linked without one.
    const flow = database.owner.query(
      `insert into auth.flow_states (provider, state_hash, linking_user_id, expires_at)
       values ('house', 'x', $1, now() + interval '1 minute')`,
      [data.user!.id],
    );
    await expect(flow).rejects.toMatchObject({ constraint: 'linking_needs_a_challenge' });
  });

  it('leads to an account with a second factor without becoming one of its ways in', async () => {
    const { email, userId } = await makeAccount(new Date());
    await database.owner.query(
      `insert into auth.mfa_factors (user_id, status, encrypted_secret) values ($1, 'verified', '')`,
      [userId],
    );
    provider.person = { id: 'first step', email, verified: true };
    const target = await returnFrom(await providerAddress('provider=house'));
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token')!;
    const response = await api.request('/user', { headers: { authorization: `Bearer ${token}` } });
    const account = (await response.json()) as { id: string; identities: { provider: string }[] };
    expect(account.id).toBe(userId);
    expect(account.identities.map((identity) => identity.provider)).toEqual(['email']);
  });

  it('opens the account with the address only if the provider has verified it', async () => {
    const { email, userId } = await makeAccount(new Date());
    provider.person = { id: 'owner', email, verified: false };
    const rejected = await returnFrom(await providerAddress('provider=house'));
    expect(rejected.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    provider.person.verified = true;
    const target = await returnFrom(await providerAddress('provider=house'));
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token')!;
    const response = await api.request('/user', { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ id: userId });
  });

  it('answers once, and only what was asked', async () => {
    provider.person = { id: 'once', email: 'once@example.com', verified: true };
    const returned = await visitProvider(await providerAddress('provider=house'));
    const errorCodeOf = async (search: string) => {
      const response = await api.request(`/callback${search}`);
      const target = new URL(response.headers.get('Location')!);
      return target.searchParams.get('error_code') ?? 'opened';
    };
    const other = new URL(await providerAddress('provider=house')).searchParams.get('state')!;
    const mixed = new URLSearchParams(returned.search);
    mixed.set('state', other);
    expect(await errorCodeOf(`?${mixed.toString()}`)).toBe('bad_oauth_callback');
    expect(await errorCodeOf(returned.search)).toBe('opened');
    expect(await errorCodeOf(returned.search)).toBe('bad_oauth_state');
  });

  it.each(['2.49.8', 'newest'] as const)(
    'gets the scopes and parameters of the client %s, and nothing that the shop decides',
    async (version) => {
      const options = {
        scopes: 'address email bad"scope',
        skipBrowserRedirect: true,
        queryParams: {
          ...{ prompt: 'consent', login_hint: 'nadia@example.com', unknown: 'x' },
          ...{ redirect_uri: 'https://evil.example', state: 'mine', nonce: 'mine' },
          ...{ client_id: 'mine', response_type: 'token', scope: 'mine' },
        },
      };
      const started = await clientOf(version).signInWithOAuth({
        provider: 'house' as 'google',
        options,
      });
      const { search } = new URL(started.data.url!);
      const sent = new URL(await providerAddress(search.slice(1))).searchParams;
      expect(sent.get('scope')).toBe('openid email profile address');
      expect(sent.get('prompt')).toBe('consent');
      expect(sent.get('login_hint')).toBe('nadia@example.com');
      expect(sent.get('redirect_uri')).toBe(`${environment().PUBLIC_URL}/auth/v1/callback`);
      expect([sent.get('client_id'), sent.get('response_type')]).toEqual(['shop', 'code']);
      expect(sent.get('unknown')).toBeNull();
      for (const name of ['state', 'nonce']) {
        expect(sent.getAll(name)).toHaveLength(1);
        expect(sent.get(name)).not.toBe('mine');
      }
    },
  );

  it('that is not set is rejected', async () => {
    const response = await api.request('/authorize?provider=google');
    expect(response.status).toBe(400);
    const settings = await (await api.request('/settings')).json();
    expect(settings).toMatchObject({ external: { email: true, phone: false, house: true } });
  });
});
