import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import {
  requestFactsAt,
  goodPassword,
  mailedToken,
  mailsTo,
  makeAccount,
} from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { createAuthApi } from './index.ts';

const start = new Date('2026-03-01T10:00:00Z');
let now = start;
const api = createAuthApi({ now: () => now });

type Options = { body?: unknown; token?: string; headers?: Record<string, string> };

async function call(method: string, path: string, { body, token, headers }: Options = {}) {
  const response = await api.request(path, {
    method,
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text ? JSON.parse(text) : null,
  };
}

async function opened() {
  const account = await makeAccount(now);
  const result = await signIn(account, requestFactsAt(now));
  if (!result.ok) throw new Error(result.reason);
  return { ...account, session: result.session, token: result.session.accessToken };
}

describe('/auth/v1', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('answers a sign-in with a session and its user', async () => {
    const { email, password, userId } = await makeAccount(now);
    const response = await call('POST', '/token?grant_type=password', {
      body: { email, password },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.json).toMatchObject({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 900,
      expires_at: start.getTime() / 1000 + 900,
      refresh_token: expect.any(String),
      user: {
        id: userId,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { full_name: 'Mona Farid' },
        identities: [{ provider: 'email', user_id: userId }],
        is_anonymous: false,
      },
    });
    expect(JSON.stringify(response.json)).not.toContain('argon2');
  });

  it('speaks both versions of the error shape', async () => {
    const body = { email: 'nobody@example.com', password: 'x' };
    const newer = await call('POST', '/token?grant_type=password', { body });
    expect([newer.status, newer.json]).toEqual([
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
    ]);
    expect(newer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    const older = await call('POST', '/token?grant_type=password', {
      body,
      headers: { 'X-Supabase-Api-Version': '' },
    });
    expect(older.json).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  it('answers a sign-up the same for a new and for a known address', async () => {
    const known = await makeAccount(now);
    const shapes = [];
    for (const email of [known.email, 'brand-new@example.com']) {
      const data = { full_name: 'Hana', phone: '٠١٠٠١٢٣٤٥٦٧' };
      const response = await call('POST', '/signup', {
        body: { email, password: goodPassword, data },
      });
      expect(response.json.user_metadata).toEqual({
        full_name: 'Hana',
        phone: '+201001234567',
        locale: 'en',
      });
      expect(response.json.identities).toHaveLength(1);
      shapes.push({ status: response.status, keys: keysIn(response.json) });
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('confirms a sign-up by posted token, and keeps its password only if it is posted too', async () => {
    const emails = ['posted@example.com', 'bare@example.com'] as const;
    for (const email of emails) {
      await call('POST', '/signup', { body: { email, password: goodPassword } });
    }
    const [posted, bare] = await Promise.all(emails.map((e) => mailedToken(database.owner, e)));
    const verify = (token_hash: string | undefined, password?: string) =>
      call('POST', '/verify', { body: { type: 'signup', token_hash, password } });
    const enter = async (email: string) =>
      (
        await call('POST', '/token?grant_type=password', {
          body: { email, password: goodPassword },
        })
      ).status;

    const wrong = await verify(posted, 'not that one');
    expect([wrong.status, wrong.json.code]).toEqual([400, 'invalid_credentials']);
    const whole = await verify(posted, goodPassword);
    expect(whole.json).toMatchObject({
      access_token: expect.any(String),
      user: { email: emails[0] },
    });
    expect(await enter(emails[0])).toBe(200);

    const token = (await verify(bare)).json.access_token;
    expect(await enter(emails[1])).toBe(400);
    const changed = await call('PUT', '/user', { token, body: { password: goodPassword } });
    expect(changed.status).toBe(200);
    expect(await enter(emails[1])).toBe(200);
    const repeated = await verify(bare);
    expect([repeated.status, repeated.json.code]).toEqual([403, 'otp_expired']);
  });

  it('leads a sign-up link to the page that asks for the password, and confirms nothing', async () => {
    const email = 'linked@example.com';
    await call('POST', '/signup', { body: { email, password: goodPassword } });
    const token = await mailedToken(database.owner, email);
    const evil = encodeURIComponent('https://evil.example/take');
    const link = await api.request(`/verify?type=signup&token=${token}&redirect_to=${evil}`);
    expect(link.status).toBe(303);
    expect(link.headers.get('Location')).toBe(`http://127.0.0.1:3000/en/signup?token=${token}`);
    const { rows } = await database.owner.query('select from auth.users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('sends the tokens of a recovery link to our own pages only', async () => {
    const { email } = await makeAccount(now);
    await call('POST', '/recover', { body: { email } });
    const token = await mailedToken(database.owner, email);
    const evil = encodeURIComponent('https://evil.example/take');
    const path = `/verify?type=recovery&token=${token}&redirect_to=${evil}`;
    const link = await api.request(path);
    expect(link.headers.get('Location')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/#access_token=/);
    const again = await api.request(path);
    expect(again.headers.get('Location')).toContain('error_code=otp_expired');
  });

  it('holds names in metadata to the rules of the form', async () => {
    const { token } = await opened();
    const email = 'names@example.com';
    const ask = (data: unknown) => [
      call('POST', '/signup', { body: { email, password: goodPassword, data } }),
      call('PUT', '/user', { token, body: { data } }),
    ];
    for (const response of await Promise.all(
      ask({ full_name: 'Mona\r\n\nFarid ', company: '\t' }),
    )) {
      expect(response.json.user_metadata).toMatchObject({ full_name: 'Mona Farid', company: '' });
    }
    const rejected = [
      { full_name: 'x'.repeat(201) },
      { full_name: ['Mona'] },
      { job_position: 'x'.repeat(121) },
      { phone: 7 },
    ];
    for (const response of await Promise.all(rejected.flatMap(ask))) {
      expect([response.status, response.json.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('names the reasons against a weak password', async () => {
    const body = { email: 'weak@example.com', password: '12345' };
    const response = await call('POST', '/signup', { body });
    expect(response.status).toBe(422);
    expect(response.json).toMatchObject({
      code: 'weak_password',
      message: expect.stringContaining('at least 8 characters'),
      weak_password: { reasons: ['length', 'pwned'] },
    });
  });

  it('refreshes, and refuses what it does not know', async () => {
    const { session } = await opened();
    const body = { refresh_token: session.refreshToken };
    const good = await call('POST', '/token?grant_type=refresh_token', { body });
    expect(good.json.refresh_token).not.toBe(session.refreshToken);
    const bad = await call('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: 'made up' },
    });
    expect([bad.status, bad.json.code]).toEqual([400, 'refresh_token_not_found']);
  });

  it('shows and changes the user behind a bearer token', async () => {
    const { token, userId } = await opened();
    expect((await call('GET', '/user', { token })).json.id).toBe(userId);
    const data = { full_name: 'Mona F.', favourite: 'oak', roles: ['admin'] };
    const changed = await call('PUT', '/user', { token, body: { data } });
    expect(changed.json).toMatchObject({ user_metadata: data, app_metadata: { roles: [] } });
    const removed = await call('PUT', '/user', { token, body: { data: { favourite: null } } });
    expect(removed.json.user_metadata).not.toHaveProperty('favourite');
    const { rows } = await database.owner.query('select full_name from profiles where id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ full_name: 'Mona Farid' }]);
    const moved = await call('PUT', '/user', { token, body: { email: 'other@example.com' } });
    expect([moved.status, moved.json.code]).toEqual([422, 'validation_failed']);
    const huge = await call('PUT', '/user', { token, body: { data: { note: 'x'.repeat(3000) } } });
    expect(huge.status).toBe(422);
  });

  it('changes a password after a fresh sign-in or with the current one', async () => {
    const { token } = await opened();
    const same = await call('PUT', '/user', { token, body: { password: goodPassword } });
    expect([same.status, same.json.code]).toEqual([422, 'same_password']);
    now = new Date(start.getTime() + 600_000);
    const stale = await call('PUT', '/user', { token, body: { password: 'nine brass lanterns' } });
    expect([stale.status, stale.json.code]).toEqual([400, 'reauthentication_needed']);
    const body = { password: 'nine brass lanterns', current_password: goodPassword };
    expect((await call('PUT', '/user', { token, body })).status).toBe(200);
    now = start;
  });

  it('changes neither password nor metadata when one of them is refused', async () => {
    const { token, email } = await opened();
    const renewed = 'nine brass lanterns';
    const tooMuch = { password: renewed, data: { note: 'x'.repeat(3000) } };
    expect((await call('PUT', '/user', { token, body: tooMuch })).status).toBe(422);
    const tooWeak = { password: '12345', data: { note: 'short' } };
    expect((await call('PUT', '/user', { token, body: tooWeak })).status).toBe(422);
    const { json } = await call('GET', '/user', { token });
    expect(json.user_metadata).not.toHaveProperty('note');
    const enter = async (password: string) =>
      (await call('POST', '/token?grant_type=password', { body: { email, password } })).status;
    expect([await enter(renewed), await enter(goodPassword)]).toEqual([400, 200]);
  });

  it('refuses bearers that are none', async () => {
    const { token } = await opened();
    const anon = await signLegacyKey({ role: 'anon' });
    const cases: [string | undefined, number, string][] = [
      [undefined, 401, 'no_authorization'],
      ['nonsense', 403, 'bad_jwt'],
      [`${token}x`, 403, 'bad_jwt'],
      [anon, 403, 'bad_jwt'],
      ['sb_publishable_demo', 403, 'bad_jwt'],
    ];
    for (const [bearer, status, code] of cases) {
      const response = await call('GET', '/user', { token: bearer });
      expect([response.status, response.json.code]).toEqual([status, code]);
    }
    const byCookie = await call('GET', '/user', {
      headers: { Cookie: `sb-access-token=${token}` },
    });
    expect(byCookie.status).toBe(401);
  });

  it('signs out, after which the token opens nothing', async () => {
    const { token } = await opened();
    expect((await call('POST', '/logout?scope=nowhere', { token })).status).toBe(400);
    expect((await call('POST', '/logout?scope=local', { token })).status).toBe(204);
    const response = await call('GET', '/user', { token });
    expect([response.status, response.json.code]).toEqual([403, 'session_not_found']);
  });

  it('answers every recovery request with nothing', async () => {
    const { email } = await makeAccount(now);
    const responses = [];
    for (const address of [email, 'none@example.com']) {
      const { status, json } = await call('POST', '/recover', { body: { email: address } });
      responses.push({ status, json });
    }
    expect(responses).toEqual([
      { status: 200, json: {} },
      { status: 200, json: {} },
    ]);
    const token_hash = await mailedToken(database.owner, email);
    const session = await call('POST', '/verify', { body: { type: 'recovery', token_hash } });
    const token = session.json.access_token;
    const body = { password: 'nine brass lanterns' };
    expect((await call('PUT', '/user', { token, body })).status).toBe(200);
  });

  it('answers every request to resend a confirmation with nothing', async () => {
    const email = 'resend@example.com';
    await call('POST', '/signup', { body: { email, password: goodPassword } });
    for (const address of [email, 'nobody@example.com']) {
      const body = { type: 'signup', email: address };
      const { status, json } = await call('POST', '/resend', { body });
      expect({ status, json }).toEqual({ status: 200, json: {} });
    }
    expect(await mailsTo(database.owner, email)).toHaveLength(2);
    const sms = await call('POST', '/resend', { body: { type: 'sms', email } });
    expect([sms.status, sms.json.code]).toEqual([400, 'validation_failed']);
  });

  it('answers too many attempts with 429 and the time to wait', async () => {
    const body = { email: 'hammered@example.com', password: 'guess' };
    let response = await call('POST', '/token?grant_type=password', { body });
    for (let count = 0; count < 10; count += 1) {
      response = await call('POST', '/token?grant_type=password', { body });
    }
    expect([response.status, response.json.code]).toEqual([429, 'over_request_rate_limit']);
    expect(response.headers.get('Retry-After')).toBe('90');
  });

  it('publishes public keys only', async () => {
    const { token } = await opened();
    const response = await call('GET', '/.well-known/jwks.json');
    expect(response.headers.get('Cache-Control')).toContain('max-age=600');
    const header = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString());
    expect(response.json.keys).toMatchObject([
      { kid: header.kid, alg: 'ES256', kty: 'EC', use: 'sig' },
    ]);
    expect(response.json.keys[0]).not.toHaveProperty('d');
  });

  it('lets browsers of any origin ask first', async () => {
    const preflight = await api.request('/token?grant_type=password', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers':
          'apikey,authorization,x-client-info,x-supabase-api-version,traceparent,x-of-the-app',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const allowed = preflight.headers.get('Access-Control-Allow-Headers');
    expect(allowed).toContain('x-supabase-api-version,traceparent,x-of-the-app');
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it('never fails over malformed requests', async () => {
    const { token } = await opened();
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '42',
      '"text"',
      '{"email":1}',
      '{"email":"a@b.co","password":null}',
      '{"email":"a\\u0000@example.com","password":"x"}',
      '{"email":"a@example.com","password":"x\\u0000","data":{"a":"\\ud800"}}',
      '{"email":"a@example.com","password":"three walnut lattices","data":[]}',
      '{"email":"a@example.com","password":"three walnut lattices","data":{"phone":7}}',
      '{"email":"a@example.com","password":"three walnut lattices","data":{"phone":"7"}}',
      `{"data":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`,
      '['.repeat(60_000),
      `{"refresh_token":"${'x'.repeat(300)}"}`,
      JSON.stringify({ email: `${'a'.repeat(300)}@example.com`, password: 'x' }),
      JSON.stringify({ data: 'x'.repeat(70_000) }),
    ];
    const targets: [string, string][] = [
      ['POST', '/signup'],
      ['POST', '/token?grant_type=password'],
      ['POST', '/token?grant_type=refresh_token'],
      ['POST', '/token?grant_type=%E0%A4%A'],
      ['POST', '/token'],
      ['POST', '/recover'],
      ['POST', '/resend'],
      ['POST', '/verify'],
      ['PUT', '/user'],
      ['POST', '/nothing'],
      ['DELETE', '/user'],
    ];
    const wrong: unknown[] = [];
    for (const [method, path] of targets) {
      for (const body of bodies) {
        const { status } = await call(method, path, { body, token });
        if (status > 499) wrong.push([method, path, body.slice(0, 60), status]);
      }
    }
    expect(wrong).toEqual([]);
    const oddities = [
      '/verify',
      '/verify?type=signup',
      '/verify?type=x&token=%00',
      '/%ff',
      '/user?apikey=%',
    ];
    for (const path of oddities) expect((await api.request(path)).status).toBeLessThan(500);
  });

  it('never fails over any JSON at all', async () => {
    const routes = fc.constantFrom(
      ['POST', '/signup'],
      ['POST', '/token?grant_type=password'],
      ['POST', '/token?grant_type=refresh_token'],
      ['POST', '/verify'],
      ['PUT', '/user'],
    );
    const field = fc.constantFrom('email', 'password', 'data', 'token', 'type', 'refresh_token');
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()));
    const { token } = await opened();
    await fc.assert(
      fc.asyncProperty(routes, body, async ([method, path], payload) => {
        const { status } = await call(method, path, { body: JSON.stringify(payload), token });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

function keysIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysIn);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysIn(inner)]));
}
