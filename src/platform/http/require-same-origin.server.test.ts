import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestScope } from './request-scope.server.ts';
import { requireSameOrigin } from './require-same-origin.server.ts';

const app = new Hono<RequestScope>();
app.use(requireSameOrigin('https://shop.example', { except: /^\/open$/ }));
app.all('*', (context) => context.text('done'));

const statusOf = async (method: string, headers: Record<string, string>) =>
  (await app.request('http://10.0.0.7/form', { method, headers })).status;

it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s in from anywhere', async (method) => {
  expect(await statusOf(method, { origin: 'https://evil.example' })).toBe(200);
});

it.each([
  { origin: 'https://shop.example' },
  { origin: 'https://shop.example', host: '10.0.0.7' },
  { origin: 'https://www.shop.example', host: 'www.shop.example' },
  { 'sec-fetch-site': 'same-origin' },
] as Record<string, string>[])('takes a form from %j', async (headers) => {
  expect(await statusOf('POST', headers)).toBe(200);
});

it.each([
  { origin: 'https://evil.example', host: 'shop.example' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'https://shop.example:8443' },
  { origin: 'http://shop.example', host: 'shop.example' },
  { origin: 'null' },
  { origin: 'null', host: 'null' },
  { origin: 'nonsense', host: 'shop.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  {},
] as Record<string, string>[])('refuses a form from %j', async (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE']) {
    expect(await statusOf(method, headers)).toBe(403);
  }
});

it('lets a form in from anywhere where no cookie decides, and only there', async () => {
  const post = async (path: string) =>
    (await app.request(`http://10.0.0.7${path}`, { method: 'POST' })).status;
  expect(await Promise.all(['/open', '/open/', '/opened'].map(post))).toEqual([200, 403, 403]);
});
