import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { verifyAccessToken } from './access-tokens.server.ts';
import { authenticate } from './authenticate.server.ts';
import { signOut } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';
import { forgetKeySet, keySet } from './signing-keys.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date(now.getTime() + 901_000);

async function opened(...roles: Parameters<typeof makeAccount>[1] & {}) {
  const account = await makeAccount(now, roles);
  const result = await signIn(account, requestFactsAt(now));
  if (!result.ok) throw new Error(result.reason);
  return { ...account, session: result.session };
}

describe('authenticate', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('returns account, profile and roles', async () => {
    const { session, userId, email } = await opened('sales');
    expect(await authenticate({ accessToken: session.accessToken, now })).toMatchObject({
      state: 'signed-in',
      account: { id: userId, email },
      profile: { fullName: 'Mona Farid' },
      roles: ['sales'],
      actor: { kind: 'user', userId, claims: { role: 'authenticated' } },
      expiresAt: session.expiresAt,
    });
  });

  it('applies a revoked role, a sign-out and a ban on the next request', async () => {
    const { session, userId } = await opened('sales');
    const ask = () => authenticate({ accessToken: session.accessToken, now });
    expect(await ask()).toMatchObject({ roles: ['sales'] });
    await database.owner.query('delete from user_roles where user_id = $1', [userId]);
    expect(await ask()).toMatchObject({ state: 'signed-in', roles: [] });
    await database.owner.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      userId,
    ]);
    expect(await ask()).toEqual({ state: 'signed-out', stale: true });
    await database.owner.query('update auth.users set banned_until = null where id = $1', [userId]);
    expect(await ask()).toMatchObject({ state: 'signed-in' });
    await signOut({ userId, sessionId: session.sessionId }, 'local');
    expect(await ask()).toEqual({ state: 'signed-out', stale: true });
  });

  it('renews an expired access token with the refresh token', async () => {
    const { session } = await opened();
    const { accessToken, refreshToken } = session;
    expect(await authenticate({ accessToken, now: later })).toEqual({
      state: 'signed-out',
      stale: true,
    });
    const renewed = await authenticate({ accessToken, refreshToken, now: later });
    expect(renewed).toMatchObject({
      state: 'signed-in',
      rotated: { sessionId: session.sessionId },
    });
    expect(renewed.state === 'signed-in' && renewed.rotated?.refreshToken).not.toBe(refreshToken);
  });

  it('treats a request without tokens as a visitor', async () => {
    expect(await authenticate({ now })).toEqual({ state: 'signed-out', stale: false });
  });

  it('carries the claims that the hosted API documents', async () => {
    const { session, userId, email } = await opened('marketing');
    const result = await verifyAccessToken(session.accessToken, now);
    expect(result.ok && result.claims).toMatchObject({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: userId,
      aud: 'authenticated',
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: now.getTime() / 1000 }],
      session_id: session.sessionId,
      is_anonymous: false,
      app_metadata: { provider: 'email', roles: ['marketing'] },
      user_metadata: { full_name: 'Mona Farid' },
    });
  });

  it('rejects forged tokens', async () => {
    const { session } = await opened();
    const genuine = await verifyAccessToken(session.accessToken, now);
    if (!genuine.ok) throw new Error('the genuine token is good');
    const { claims } = genuine;
    const { current } = await keySet(now);
    const stranger = (await generateKeyPair('ES256')).privateKey;
    const [header, , signature] = session.accessToken.split('.');
    const sign = (changes: object, key = current.privateKey, kid = current.kid) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
    const body = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const secret = new TextEncoder().encode(process.env['AUTH_SECRET']);
    const publicText = new TextEncoder().encode(JSON.stringify((await keySet(now)).publicKeys[0]));

    const forged = {
      'no algorithm': new UnsecuredJWT(claims).encode(),
      'another key': await sign({}, stranger),
      'another key under another name': await sign({}, stranger, 'unknown'),
      'a changed body': `${header}.${body({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'no signature': `${header}.${body(claims)}.`,
      'another audience': await sign({ aud: 'anon' }),
      'another issuer': await sign({ iss: 'https://elsewhere.example/auth/v1' }),
      'another role': await sign({ role: 'service_role' }),
      'no session': await sign({ session_id: undefined }),
      'a subject that is no id': await sign({ sub: "1' or true --" }),
      'not yet valid': await sign({ nbf: claims.exp }),
      'the shared secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: current.kid })
        .sign(secret),
      'the public key as a secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: current.kid })
        .sign(publicText),
      'no token': 'nonsense',
      'an empty text': '',
    };
    const results: Record<string, unknown> = {};
    for (const [kind, token] of Object.entries(forged)) {
      results[kind] = await verifyAccessToken(token, now);
    }
    const rejected = { ok: false, reason: 'invalid' };
    expect(results).toEqual(
      Object.fromEntries(Object.keys(forged).map((kind) => [kind, rejected])),
    );
    expect(await verifyAccessToken(session.accessToken, later)).toEqual({
      ok: false,
      reason: 'expired',
    });
  });

  it('creates one signing key when two processes start at the same time', async () => {
    await database.owner.query('delete from auth.signing_keys');
    forgetKeySet();
    const first = keySet(now);
    forgetKeySet();
    const [one, two] = await Promise.all([first, keySet(now)]);
    expect(one.current.kid).toBe(two.current.kid);
    expect(JSON.stringify(one.publicKeys)).not.toContain('"d"');
  });

  it('retires a key that the current secret cannot decrypt', async () => {
    const before = await keySet(now);
    await database.owner.query(
      `update auth.signing_keys set encrypted_private_key = decode(repeat('00', 80), 'hex')`,
    );
    forgetKeySet();
    const after = await keySet(now);
    expect(after.publicKeys.map((key) => key.kid)).toEqual([after.current.kid]);
    expect(after.current.kid).not.toBe(before.current.kid);
  });
});
