import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, forgetEnvironment } from '#platform/environment.server.ts';
import { totpCodeAt } from '#services/second-factors/totp.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { startOidcProvider, type TestProvider } from '#tests/support/oidc-provider.ts';
import { authApi, createAuthApi } from './index.ts';

let now = new Date();
const api = createAuthApi({ now: () => now });
const database = fileDatabase();
let provider: TestProvider;

beforeAll(async () => {
  provider = await startOidcProvider('House of Wood', () => environment().PUBLIC_URL);
  process.env['OIDC_PROVIDERS'] = JSON.stringify({ house: provider.settings });
  process.env['AUTH_MANUAL_LINKING'] = 'true';
  forgetEnvironment();
});
afterAll(async () => {
  delete process.env['OIDC_PROVIDERS'];
  delete process.env['AUTH_MANUAL_LINKING'];
  forgetEnvironment();
  await provider.stop();
});

/** What a route does for a session that lacks the second factor of its account. */
type Kind =
  /** Changes the account, so it is rejected. */
  | 'change'
  /** Leads to the second factor, or concerns this session alone. */
  | 'first-factor'
  /** Asks for no session: the proof is in the request, or nothing of an account is touched. */
  | 'open'
  /** For programs; no session opens it. */
  | 'secret-key';

/** A new route is written down here, and a change gets its calls below. */
const routes: Record<string, Kind> = {
  'GET /health': 'open',
  'GET /settings': 'open',
  'GET /.well-known/jwks.json': 'open',
  'POST /signup': 'open',
  'POST /token': 'open',
  'GET /user': 'first-factor',
  'PUT /user': 'change',
  'POST /logout': 'change',
  'POST /recover': 'open',
  'POST /resend': 'open',
  'POST /otp': 'open',
  'POST /magiclink': 'open',
  'GET /reauthenticate': 'change',
  'POST /sso': 'open',
  'GET /verify': 'open',
  'POST /verify': 'open',
  'POST /factors': 'change',
  'POST /factors/:factorId/challenge': 'first-factor',
  'POST /factors/:factorId/verify': 'first-factor',
  'DELETE /factors/:factorId': 'change',
  'GET /authorize': 'open',
  'GET /callback': 'open',
  'GET /user/identities/authorize': 'change',
  'DELETE /user/identities/:identityId': 'change',
  'GET /admin/users': 'secret-key',
  'POST /admin/users': 'secret-key',
  'GET /admin/users/:userId': 'secret-key',
  'PUT /admin/users/:userId': 'secret-key',
  'DELETE /admin/users/:userId': 'secret-key',
  'GET /admin/users/:userId/factors': 'secret-key',
  'DELETE /admin/users/:userId/factors/:factorId': 'secret-key',
  'POST /admin/generate_link': 'secret-key',
  'POST /invite': 'secret-key',
};

const routesOf = (kind: Kind) => Object.keys(routes).filter((route) => routes[route] === kind);

interface Call {
  query?: string;
  body?: unknown;
}

const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
const linking = new URLSearchParams({
  ...{ provider: 'house', skip_http_redirect: 'true' },
  ...{ code_challenge: challenge, code_challenge_method: 's256' },
});

/** Every way to change an account, by route. */
const changes: Record<string, Call[]> = {
  'PUT /user': [
    { body: { data: { nickname: 'Nunu' } } },
    { body: { password: 'nine brass lanterns' } },
    { body: { password: 'nine brass lanterns', data: { nickname: 'Nunu' } } },
    { body: {} },
  ],
  'POST /logout': [{ query: '?scope=others' }, { query: '?scope=global' }, {}],
  'GET /reauthenticate': [{}],
  'POST /factors': [{ body: { factor_type: 'totp', friendly_name: 'Second phone' } }],
  'DELETE /factors/:factorId': [{}],
  'GET /user/identities/authorize': [{ query: `?${linking.toString()}` }],
  'DELETE /user/identities/:identityId': [{}],
};

async function send(path: string, token: string, method = 'POST', body?: unknown) {
  const response = await api.request(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text ? JSON.parse(text) : {} };
}

const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await send('/token?grant_type=password', '', 'POST', { email, password })).json
    .access_token as string;

/** An account with a factor and two identities; a session with the factor, and one without. */
async function person() {
  const account = await makeAccount(now);
  const first = await signIn(account);
  const { id: factorId, totp } = (await send('/factors', first, 'POST', { factor_type: 'totp' }))
    .json;
  const raise = async (token: string) => {
    const challenged = await send(`/factors/${factorId}/challenge`, token);
    const code = totpCodeAt(totp.secret, now);
    const body = { challenge_id: challenged.json.id, code };
    // No code works twice.
    now = new Date(now.getTime() + 30_000);
    return (await send(`/factors/${factorId}/verify`, token, 'POST', body)).json
      .access_token as string;
  };
  const raised = await raise(first);
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     values ($1::uuid, 'house', $1::text, '{}') returning id`,
    [account.userId],
  );
  const identityId = rows[0]!.id;
  const pathOf = (route: string, { query = '' }: Call) =>
    route.split(' ')[1]!.replace(':factorId', factorId).replace(':identityId', identityId) + query;
  const call = (route: string, each: Call, token: string) =>
    send(pathOf(route, each), token, route.split(' ')[0], each.body);
  return { account, raised, lacking: await signIn(account), call };
}

/** Everything that is stored of the account, except when something was last used. */
async function stored(userId: string) {
  const tables = [
    ['users', 'id', `- 'last_sign_in_at'`],
    ['identities', 'user_id', ''],
    ['sessions', 'user_id', ''],
    ['mfa_factors', 'user_id', ''],
    ['mfa_recovery_codes', 'user_id', ''],
    ['one_time_tokens', 'user_id', ''],
    ['flow_states', 'linking_user_id', ''],
  ];
  const parts = tables.map(
    ([table, owner, without]) =>
      `select '${table}' as name, to_jsonb(t) ${without} as row from auth.${table} t where ${owner} = $1`,
  );
  const { rows } = await database.owner.query(`${parts.join(' union all ')} order by name, row`, [
    userId,
  ]);
  return rows;
}

it('every route of the API is written down', () => {
  const known = authApi.routes.filter(({ method }) => method !== 'ALL');
  expect(Object.keys(routes).toSorted()).toEqual(
    known.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(Object.keys(changes).toSorted()).toEqual(routesOf('change').toSorted());
});

describe.each(routesOf('change'))('%s', (route) => {
  it.each(changes[route]!.map((call) => [JSON.stringify(call), call] as const))(
    'works with the second factor, and is rejected without: %s',
    async (_, call) => {
      const { account, lacking, raised, call: sendAs } = await person();
      const before = await stored(account.userId);
      expect(before.length).toBeGreaterThan(14);
      const rejected = await sendAs(route, call, lacking);
      expect(rejected).toMatchObject({ status: 403, json: { error_code: 'insufficient_aal' } });
      expect(await stored(account.userId)).toEqual(before);
      expect((await sendAs(route, call, raised)).status).toBeLessThan(300);
    },
  );
});

it('a session that lacks the second factor leads to it, and can end itself', async () => {
  const { account, lacking, call } = await person();
  expect(await call('GET /user', {}, lacking)).toMatchObject({
    status: 200,
    json: { id: account.userId },
  });
  const challenged = await call('POST /factors/:factorId/challenge', {}, lacking);
  expect(challenged.status).toBe(200);
  const wrong = { body: { challenge_id: challenged.json.id, code: '000000' } };
  const verified = await call('POST /factors/:factorId/verify', wrong, lacking);
  expect(verified.json.error_code).toBe('mfa_verification_failed');
  const before = await stored(account.userId);
  expect((await call('POST /logout', { query: '?scope=local' }, lacking)).status).toBe(204);
  expect(await stored(account.userId)).toHaveLength(before.length - 1);
});

it('no session opens the routes of programs', async () => {
  const { raised, account } = await person();
  for (const route of routesOf('secret-key')) {
    const [method, path] = route.split(' ');
    const address = path!.replace(/:\w+/g, account.userId);
    expect((await send(address, raised, method)).json, route).toMatchObject({
      error_code: 'not_admin',
    });
  }
});
