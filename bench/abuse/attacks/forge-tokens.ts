import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTPayload, SignJWT } from 'jose';
import type { Attack, Target } from '../attack.ts';
import { sendRequest, signInAs } from '../send-request.ts';

/** What each of them would open. */
const doors = ['/auth/v1/user', '/auth/v1/admin/users', '/rest/v1/profiles?select=id'];

/** Changes a real token in every way that has fooled a server before. */
export const forgeTokens: Attack = {
  name: 'Forged tokens at three doors',
  async run(target) {
    const token = await signInAs(target, 'customer');
    const real = await sendRequest(target, doors[0]!, authorize(token));
    if (real.status !== 200) throw new Error('The real token opens nothing.');
    const forged = await forge(target, token);
    await sendRequest(target, '/auth/v1/logout', { ...authorize(token), method: 'POST' });
    forged.set('of an ended session', token);
    let opened = 0;
    let errors = 0;
    for (const [kind, each] of forged) {
      for (const door of doors) {
        const { status } = await sendRequest(target, door, authorize(each));
        if (status < 400) console.log(`  a token ${kind} opens ${door}`);
        opened += Number(status < 400);
        errors += Number(status >= 500);
      }
    }
    return [
      { figure: `doors opened by ${forged.size} kinds of tokens`, value: opened, max: 0 },
      { figure: 'server errors', value: errors, max: 0 },
    ];
  },
};

const authorize = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function forge(target: Target, token: string): Promise<Map<string, string>> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid = '' } = decodeProtectedHeader(token);
  const claims = decodeJwt(token);
  const keys = (await sendRequest(target, '/auth/v1/.well-known/jwks.json')).text;
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const service = { ...claims, role: 'service_role' };
  const bySecret = (secret: string, payload: JWTPayload = service) =>
    sign(payload, { alg: 'HS256', kid }, new TextEncoder().encode(secret));
  const unsigned = (alg: string, payload: object = service) =>
    `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`;
  return new Map([
    ['without an algorithm', unsigned('none')],
    ['without an algorithm, in capitals', unsigned('NONE')],
    ['without an algorithm, of the user', unsigned('none', claims)],
    ['without a signature', `${head}.${body}.`],
    ['with an empty last part', `${head}.${body}`],
    ['with a changed role', `${head}.${encode(service)}.${signature}`],
    [
      'with a changed user',
      `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
    ],
    ['with a later end', `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`],
    ['with a signature of zeros', `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`],
    ['with a shortened signature', `${head}.${body}.${signature.slice(0, 20)}`],
    ['signed by the public keys as a secret', await bySecret(keys)],
    [
      'signed by one public key as a secret',
      await bySecret(JSON.stringify((JSON.parse(keys) as { keys: object[] }).keys[0])),
    ],
    ['signed by the word secret', await bySecret('secret')],
    [
      'signed by the known demo secret',
      await bySecret('super-secret-jwt-token-with-at-least-32-characters-long', {
        role: 'service_role',
      }),
    ],
    ['signed by a stranger', await sign(claims, { alg: 'ES256' }, own.privateKey)],
    [
      'signed by a stranger under our key id',
      await sign(claims, { alg: 'ES256', kid }, own.privateKey),
    ],
    [
      'that brings its own key',
      await sign(claims, { alg: 'ES256', jwk: await exportJWK(own.publicKey) }, own.privateKey),
    ],
    [
      'that names a place for its key',
      await sign(
        claims,
        { alg: 'ES256', jku: 'http://127.0.0.1:9/keys', kid: 'x' },
        own.privateKey,
      ),
    ],
    [
      'whose key id is a path',
      await sign(claims, { alg: 'ES256', kid: '../../../../dev/null' }, own.privateKey),
    ],
    [
      'whose key id is SQL',
      await sign(claims, { alg: 'ES256', kid: "x' or '1'='1" }, own.privateKey),
    ],
    ['signed with another kind of key', await sign(claims, { alg: 'RS256', kid }, rsa.privateKey)],
    [
      'for another audience',
      await sign({ ...claims, aud: 'shop' }, { alg: 'ES256', kid }, own.privateKey),
    ],
    ['that is a made-up secret key', 'sb_secret_0123456789012345678901_01234567'],
    ['with brackets for claims', `${head}.${encode([])}.${signature}`],
    ['of four parts', `${token}.${signature}`],
  ]);
}

const sign = (payload: JWTPayload, header: object, key: KeyObject | Uint8Array) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);
