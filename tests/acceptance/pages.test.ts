import { describe, expect, inject, test } from 'vitest';

const shop = inject('shop');
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop + path, { headers, redirect: 'manual' });

describe('the running shop', () => {
  test('says that it lives and that its database answers', async () => {
    const statuses = await Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await get(path)).status),
    );
    expect(statuses).toEqual([200, 200]);
  });

  test('never gives two visitors the same nonce', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await get('/search?q=a')).headers.get('content-security-policy')),
    );
    expect(policies[0]).toContain("'nonce-");
    expect(new Set(policies).size).toBe(2);
  });

  test('answers in the language of the cookie and of the address', async () => {
    const bodies = await Promise.all(
      [
        get('/', { cookie: 'lang=ar' }),
        get('/ar', { cookie: 'lang=en' }),
        get('/en', { cookie: 'lang=ar' }),
      ].map(async (response) => (await response).text()),
    );
    const languages = bodies.map((html) => /<html[^>]*\blang="(\w+)"/.exec(html)?.[1]);
    expect(languages).toEqual(['ar', 'ar', 'en']);
  });

  test('rejects a form that another site sends', async () => {
    const response = await fetch(`${shop}/login`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'email=customer%40fustat.example&password=Fustat-demo-2026',
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
