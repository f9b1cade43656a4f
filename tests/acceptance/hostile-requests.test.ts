import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { sendRaw } from '#tests/support/raw-http.ts';

const shop = inject('shop');

/** Reproducible everywhere; another seed is another walk. */
const walk = { seed: 20_261_115, numRuns: 400 };

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
/** Characters that HTTP lets through, so that they reach the shop and not only its parser. */
const visible = fc
  .array(fc.integer({ min: 0x21, max: 0x7e }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes));
/** Any bytes at all, percent-encoded: mostly no valid UTF-8. */
const encoded = fc
  .uint8Array({ maxLength: 8 })
  .map((codes) => [...codes].map((code) => `%${code.toString(16).padStart(2, '0')}`).join(''));
const tricky = oneOf(
  ...['%', '%zz', '%00', '%c0%af', '%ff', '%ed%a0%80', '%e2%80%ae', '%2e%2e%2f', '..', '\\', '*'],
  ...['-1', '1e999', '[]', '{}', 'a.b.c', "'--", '%D9%83%D9%86%D8%A8%D8%A9', 'x'.repeat(3000)],
);
const value = fc.oneof(tricky, encoded, visible);

const place = oneOf(
  ...['', '/ar', '/en/shop', '/shop', '/search', '/product', '/portfolio', '/projects', '/_ui'],
  ...['/login', '/signup', '/forgot-password', '/reset-password', '/preferences'],
  ...['/account', '/account/orders', '/admin', '/admin/users', '/session/refresh', '/logout'],
  ...['/auth/v1/token', '/auth/v1/verify', '/auth/v1/user', '/functions/v1', '/assets'],
  ...['/healthz', '/readyz', '/robots.txt', '/favicon.svg', '/__manifest', '/pictures'],
);
const ending = oneOf('', '', '.data', '/', '/_root.data', '.css', '/.vite/manifest.json', '.js.br');
const name = oneOf(
  'q',
  'category',
  'sort',
  'page',
  'next',
  'token',
  'grant_type',
  'type',
  '_routes',
);
const pair = fc.tuple(name, value).map((both) => both.join('='));
const target = fc
  .tuple(place, fc.array(value, { maxLength: 2 }), ending, fc.array(pair, { maxLength: 3 }))
  .map(([start, rest, end, query]) => {
    const path = [start, ...rest].join('/').replaceAll(/[?#]/g, '') + end;
    return `${path.startsWith('/') ? path : `/${path}`}?${query.join('&')}`;
  });

const cookie = fc
  .tuple(oneOf('access', 'refresh', 'lang', 'ui-theme', 'flash', ''), value)
  .map((both) => both.join('='));
const header = fc.oneof(
  fc.array(cookie, { maxLength: 3 }).map((all) => `Cookie: ${all.join('; ')}`),
  fc
    .tuple(oneOf('Authorization: Bearer ', 'apikey: ', 'Range: bytes=', 'If-None-Match: '), value)
    .map((both) => both.join('')),
  fc
    .tuple(oneOf('Accept-Language: ', 'X-Forwarded-For: ', 'User-Agent: ', 'Accept: '), value)
    .map((both) => both.join('')),
  oneOf('gzip', 'br', '*;q=0', ',,').map((coding) => `Accept-Encoding: ${coding}`),
);
const origin = oneOf(shop, shop, shop, 'null', 'http://', ':', 'https://evil.example', '%');
const type = oneOf(
  ...['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data'],
  ...['multipart/form-data; boundary=x', 'text/html', ';'],
);
const field = fc.tuple(oneOf('email', 'password', 'token', 'locale', 'returnTo', 'intent'), value);
const body = fc.oneof(
  fc.array(field, { maxLength: 4 }).map((all) => all.map((both) => both.join('=')).join('&')),
  oneOf('', '{', '[]', 'null', '{"email":{}}', '{"refresh_token":"\\u0000"}', '--x\r\n\r\n--x--'),
);

type Sent = { method: string; target: string; headers: string[]; body: string };

const read = fc.record({
  method: oneOf('GET', 'HEAD', 'OPTIONS', 'TRACE'),
  target,
  headers: fc.array(header, { maxLength: 3 }),
  body: fc.constant(''),
});
const change = fc
  .record({
    method: oneOf('POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'),
    target,
    headers: fc.array(header, { maxLength: 2 }),
    body,
    origin,
    type,
  })
  .map(({ headers, ...sent }) => ({
    ...sent,
    headers: [...headers, `Origin: ${sent.origin}`, `Content-Type: ${sent.type}`],
  }));

async function statusOf(sent: Sent, host = new URL(shop).host): Promise<number> {
  const lines = [
    `${sent.method} ${sent.target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(sent.body)}`,
    ...sent.headers,
  ];
  const response = await sendRaw(shop, `${lines.join('\r\n')}\r\n\r\n${sent.body}`);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
}

/** The smallest request that was answered with a fault or not at all, or null. */
async function firstFault<Request>(
  requests: fc.Arbitrary<Request>,
  send: (request: Request) => Promise<number>,
  numRuns = walk.numRuns,
) {
  const isAnswered = async (request: Request) => {
    const status = await send(request);
    return status >= 200 && status < 500;
  };
  const property = fc.asyncProperty(requests, isAnswered);
  const { counterexample } = await fc.check(property, { ...walk, numRuns });
  return counterexample;
}

describe('a malformed request is answered, and never with a fault of ours', () => {
  test('when it reads', async () => {
    expect(await firstFault(read, statusOf)).toBeNull();
  });

  test('when it changes something', async () => {
    expect(await firstFault(change, statusOf)).toBeNull();
  });

  test('when it names no host of ours', async () => {
    const home = { method: 'GET', target: '/', headers: [], body: '' };
    expect(await firstFault(value, (host) => statusOf(home, host), 50)).toBeNull();
  });

  test.each(['/search?q=sofa%00', '/product/%00', '/ar/shop?category=%00', '/portfolio/%00'])(
    'when %s carries what no database stores',
    async (address) => {
      expect(await statusOf({ method: 'GET', target: address, headers: [], body: '' })).toBe(400);
    },
  );

  test.each([
    ['application/json', '{"email":"a@example.com"}', 400],
    ['multipart/form-data', 'email=a', 400],
    ['application/x-www-form-urlencoded', 'email=a%00&password=b', 400],
    ['application/x-www-form-urlencoded', `email=${'a'.repeat(300_000)}`, 413],
  ])('when a form is %s and its fields are no fields', async (contentType, sent, status) => {
    const headers = [`Origin: ${shop}`, `Content-Type: ${contentType}`];
    expect(await statusOf({ method: 'POST', target: '/login', headers, body: sent })).toBe(status);
  });

  test('when a form with files has too many parts', async () => {
    const headers = [`Origin: ${shop}`, 'Content-Type: multipart/form-data; boundary=x'];
    const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(5000);
    expect(await statusOf({ method: 'POST', target: '/careers', headers, body: parts })).toBe(413);
  });
});
