import { expect, it } from 'vitest';
import { setCacheHeaders } from './set-cache-headers.server.ts';

process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none';
process.env['AUTH_SECRET'] ??= 'only-for-tests-0123456789-abcdefghij';

interface Case {
  path?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

function headersOf({ path = '/shop', cookies = {}, headers = {} }: Case): Headers {
  const response = new Response(null, { headers });
  setCacheHeaders(response, new Request(`http://shop.test${path}`), { cookies });
  return response.headers;
}

const cases: [string, Case, string][] = [
  ['a page for everyone', {}, 'private, no-cache'],
  ['a page of a session', { cookies: { refresh: 'r' } }, 'private, no-store'],
  ['data of a session', { path: '/shop.data', cookies: { access: 'a' } }, 'private, no-store'],
  ['a redirect that sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }, 'private, no-store'],
  ['a page that a token opens', { path: '/reset-password?token=x' }, 'private, no-store'],
  ['what asks not to be stored', { headers: { 'Cache-Control': 'no-store' } }, 'private, no-store'],
  [
    'a public file',
    { cookies: { access: 'a' }, headers: { 'Cache-Control': 'public, max-age=3600' } },
    'public, max-age=3600',
  ],
  [
    'a public file with a renewed session',
    { headers: { 'Cache-Control': 'public, max-age=3600', 'Set-Cookie': 'access=a' } },
    'private, no-store',
  ],
];

it.each(cases)('%s', (_, input, expected) => {
  expect(headersOf(input).get('Cache-Control')).toBe(expected);
});

it('differs by cookie and language', () => {
  expect(headersOf({ path: '/shop.data' }).get('Vary')).toContain('Cookie, Accept-Language');
});

it('hides a token from other sites', () => {
  expect(headersOf({ path: '/signup?token=x' }).get('Referrer-Policy')).toBe('same-origin');
  expect(headersOf({ path: '/signup' }).has('Referrer-Policy')).toBe(false);
});
