import { describe, expect, inject, test } from 'vitest';
import { sendRaw } from '#tests/support/raw-http.ts';
import { checkScriptPolicy } from '#tests/support/script-policy.ts';

const shop = inject('shop');

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const pages = [
  '/',
  '/shop',
  '/ar/shop?category=office',
  '/login',
  '/search?q=sofa',
  '/no-such-page',
];
const publicFile = '/favicon.svg';
const api = ['/auth/v1/health', '/functions/v1/no-such-operation'];

/** The built files that the home page names. */
async function assets(): Promise<string[]> {
  const { body } = await get('/');
  const named = [...body.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
    ([, path]) => path!,
  );
  return [...new Set(named)];
}

describe('every answer', () => {
  test('carries an id of its own', async () => {
    const responses = await Promise.all(
      [...pages, ...api, publicFile, '/healthz'].map((path) => get(path)),
    );
    const ids = responses.map(({ headers }) => headers.get('x-request-id'));
    expect(ids.every((id) => /^[\da-f-]{36}$/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(responses.length);
  });

  test.each([...pages, ...api, publicFile])(
    '%s says what browsers may not do with it',
    async (path) => {
      const { headers } = await get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers.has('strict-transport-security')).toBe(shop.startsWith('https:'));
    },
  );
});

test.each([
  ['/sounds/tick.ogg', 'audio/ogg'],
  ['/sounds/tick.mp3', 'audio/mpeg'],
  ['/sounds/tick.wav', 'audio/wav'],
  ['/models/qalawun-majlis-sofa.glb', 'model/gltf-binary'],
  ['/models/qalawun-majlis-sofa.usdz', 'model/vnd.usdz+zip'],
])('%s is served as %s, so that browsers do not guess', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

describe('a page', () => {
  test.each(pages)('%s runs the scripts in it and no others', async (path) => {
    const [first, second] = [await get(path), await get(path)];
    const [policy, other] = [first, second].map(
      ({ headers }) => headers.get('content-security-policy') ?? '',
    );
    const { nonce } = checkScriptPolicy(policy!, first.body);
    checkScriptPolicy(other!, second.body);
    // A page for everybody is allowed by hash; another has a nonce that never comes again.
    expect(nonce === undefined).toBe(first.headers.has('x-same-for-all'));
    if (nonce) expect(other + second.body).not.toContain(nonce);
  });

  test.each(pages)(
    '%s is revalidated each time, and varies by cookie and language',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    },
  );

  test('travels compressed and arrives the same', async () => {
    const plain = await get('/about', { 'accept-encoding': 'identity' });
    const small = await get('/about', { 'accept-encoding': 'br, gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(small.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    expect(small.body).toBe(plain.body);
  });

  test.each(['br', 'gzip', 'identity'])('is not sent again as %s to who has it', async (coding) => {
    const accept = { 'accept-encoding': coding };
    const etag = (await get('/en/partners', accept)).headers.get('etag');
    const again = await get('/en/partners', { ...accept, 'if-none-match': etag! });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    const changed = await get('/en/partners', { ...accept, 'if-none-match': '"another"' });
    expect(changed.status).toBe(200);
  });

  test('never repeats the host of a forged header', async () => {
    const request =
      'GET /shop?sort=newest HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(shop, request)).toMatch(/^HTTP\/1\.1 200/);
    expect((await get('/shop?sort=newest')).body).not.toContain('evil.example');
    expect(await sendRaw(shop, request)).not.toContain('evil.example');
  });
});

describe('a built file', () => {
  test('is cached for ever, because its name changes with its content', async () => {
    const paths = await assets();
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test.each(['br', 'gzip'])('comes precompressed as %s and is the same', async (coding) => {
    const texts = (await assets()).filter((path) => !path.endsWith('.woff2'));
    expect(texts.length).toBeGreaterThan(1);
    for (const path of texts) {
      const small = await get(path, { 'accept-encoding': coding });
      expect(small.headers.get('content-encoding'), path).toBe(coding);
      expect(small.headers.get('vary'), path).toBe('Accept-Encoding');
      const plain = await get(path, { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding'), path).toBeNull();
      expect(small.body === plain.body, path).toBe(true);
    }
  });

  test('of the public folder is cached for an hour', async () => {
    expect((await get(publicFile)).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/server/index.js',
    '/.vite/manifest.json',
    '/assets/none.js',
  ])('that does not exist, such as %s, is not found', async (path) => {
    const response = await sendRaw(
      shop,
      `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 404/);
    expect(response).not.toContain('immutable');
  });
});

describe('a change', () => {
  const send = (method: string, headers: Record<string, string>) =>
    fetch(`${shop}/preferences`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'theme=dark&returnTo=/about',
    });

  test.each([
    'https://evil.example',
    'null',
    'not an address',
    '://',
    'http://',
    `${shop}.evil.example`,
  ])('is refused when it comes from %j', async (origin) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await send(method, { origin, 'sec-fetch-site': 'same-origin' });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  test('is rejected when its origin is unknown or another site', async () => {
    expect((await send('POST', {})).status).toBe(403);
    expect((await send('POST', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('POST', { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  });

  test('from our own pages is made, and leads back', async () => {
    const senders: Record<string, string>[] = [
      { origin: shop },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const from of senders) {
      const response = await send('POST', from);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/about']);
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^ui-theme=dark; Max-Age=31536000; Path=\/; SameSite=Lax$/),
      ]);
    }
  });

  test('of language moves a prefixed address to the sister address, on our own host', async () => {
    const response = await fetch(`${shop}/ar/preferences`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop },
      body: new URLSearchParams({ locale: 'en', returnTo: '/shop?page=2' }),
    });
    expect(response.headers.get('location')).toBe(`${shop}/en/shop?page=2`);
    expect(response.headers.getSetCookie().join()).toContain('lang=en');
  });

  test('never leads out of the shop, and stores nothing it does not know', async () => {
    const response = await fetch(`${shop}/preferences`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop },
      body: new URLSearchParams({ locale: 'tlh', theme: 'neon', returnTo: '//evil.example' }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test.each(['en', 'ar'])(
  'the sharing card of an unknown page is the shop’s own, in %s',
  async (locale) => {
    const { status, headers } = await get(`/${locale}/sharing/product/no-such-product.jpg`);
    expect(status).toBe(302);
    const card = await get(new URL(headers.get('location')!).pathname);
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  },
);
