import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signIn } from '#services/identity/sign-in.server.ts';
import { signOut } from '#services/identity/sessions.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createFunctionsApi } from './index.ts';
import { defineOperation } from './operation.ts';

const body = z.strictObject({ wood: z.string(), quantity: z.number().int().optional() });

const api = createFunctionsApi({
  saw: defineOperation({
    body,
    bodyLimit: 200,
    run: async ({ wood }, { caller }) =>
      wood === 'ebony'
        ? { ok: false, status: 409, code: 'out_of_stock', message: 'Gone.', details: { left: 0 } }
        : { ok: true, status: 201, body: { wood, caller: caller.kind } },
  }),
  polish: defineOperation({
    body,
    signedIn: true,
    run: async () => ({ ok: false, status: 429, code: 'slow', message: 'Wait.', retryAfter: 7 }),
  }),
  queue: defineOperation({
    body,
    isOverloaded: () => true,
    run: () => Promise.reject(new Error('It must not be run.')),
  }),
  explode: defineOperation({ body, run: () => Promise.reject(new Error('a bug')) }),
});

async function call(path: string, payload: unknown, init: RequestInit = {}) {
  const response = await api.request(path, {
    method: 'POST',
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

async function signedIn() {
  const now = new Date();
  const account = await makeAccount(now);
  const result = await signIn(account, requestFactsAt(now));
  if (!result.ok) throw new Error(result.reason);
  const { accessToken, sessionId } = result.session;
  const headers = { Authorization: `Bearer ${accessToken}` };
  return { userId: account.userId, sessionId, headers };
}

describe('/functions/v1', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.owner.query('update site_settings set opened_at = now()');
  });
  afterAll(() => database.close());

  it('runs a named operation as whoever calls', async () => {
    const response = await call('/saw', { wood: 'oak' });
    expect([response.status, response.json]).toEqual([201, { wood: 'oak', caller: 'anonymous' }]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('tells callers in a crowd to come back, before it reads who they are and what they send', async () => {
    const headers = { Authorization: 'Bearer nonsense' };
    const response = await call('/queue', 'nonsense', { headers });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(response.json).toMatchObject({ error: { code: 'rate_limited' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('passes refusals on with their code, message and details', async () => {
    const response = await call('/saw', { wood: 'ebony' });
    expect(response.status).toBe(409);
    expect(response.json).toEqual({
      error: { code: 'out_of_stock', message: 'Gone.', details: { left: 0 } },
    });
  });

  it('does not know other names, those of objects included', async () => {
    for (const name of ['/nothing', '/constructor', '/__proto__', '/saw/further', '/']) {
      expect((await call(name, {})).status).toBe(404);
    }
  });

  it('names the fields that are wrong, unknown ones included', async () => {
    const response = await call('/saw', { wood: 1, quantity: 1.5, secret: true });
    expect(response.status).toBe(422);
    const fields = response.json.error.details.map((detail: { field: string }) => detail.field);
    expect(fields).toEqual(['wood', 'quantity', 'secret']);
  });

  it('refuses wrong types, large bodies, broken JSON and other methods', async () => {
    const text = { headers: { 'Content-Type': 'text/plain' } };
    expect((await call('/saw', 'oak', text)).status).toBe(415);
    expect((await call('/saw', { wood: 'x'.repeat(300) })).status).toBe(413);
    expect((await call('/saw', '{')).status).toBe(400);
    expect((await call('/saw', { wood: 'oak\0' })).status).toBe(400);
    const read = await api.request('/saw');
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('asks for a sign-in where one is needed, and refuses bad tokens', async () => {
    expect((await call('/polish', { wood: 'oak' })).status).toBe(401);
    const bad = { headers: { Authorization: 'Bearer nonsense' } };
    expect((await call('/saw', { wood: 'oak' }, bad)).status).toBe(401);
    const { headers } = await signedIn();
    const limited = await call('/polish', { wood: 'oak' }, { headers });
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '7']);
  });

  it('refuses the token of whoever has signed out or was banned since', async () => {
    const left = await signedIn();
    const banned = await signedIn();
    const saw = async ({ headers }: typeof left) =>
      (await call('/saw', { wood: 'oak' }, { headers })).status;
    expect([await saw(left), await saw(banned)]).toEqual([201, 201]);
    await signOut(left, 'local');
    await database.owner.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [banned.userId],
    );
    expect([await saw(left), await saw(banned)]).toEqual([401, 401]);
  });

  it('hides what went wrong inside', async () => {
    const response = await call('/explode', { wood: 'oak' });
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.json)).not.toContain('a bug');
  });
});
