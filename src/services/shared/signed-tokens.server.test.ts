import { expect, it, vi } from 'vitest';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { signText, verifySignedText } from './signed-tokens.server.ts';

vi.stubEnv('DATABASE_URL', 'postgres://shop@localhost/shop');
vi.stubEnv('AUTH_SECRET', 'f3a9c1d7e5b2084691ac3d5f7e8b0c24');
forgetEnvironment();

const token = signText('guest-orders', 'an-order');

it('returns the text that was signed', () => {
  expect(verifySignedText('guest-orders', token)).toBe('an-order');
});

it.each([
  ['a part behind the signature', `${token}.junk`],
  ['an empty part behind the signature', `${token}.`],
  ['no signature', 'an-order'],
  ['another text', token.replace('an-order', 'my-order')],
  ['a signature for another purpose', signText('game-devices', 'an-order')],
  ['nothing', ''],
])('rejects a token with %s', (_, text) => {
  expect(verifySignedText('guest-orders', text)).toBeNull();
});
