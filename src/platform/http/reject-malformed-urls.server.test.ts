import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { rejectMalformedUrls } from './reject-malformed-urls.server.ts';

const app = new Hono().use(rejectMalformedUrls).get('*', (context) => context.text('here'));

it.each([
  ['/product/%00', 400],
  ['/search?q=sofa%00', 400],
  ['/search?q=100%25', 200],
  ['/search?q=%2500', 200],
  ['/product/chair', 200],
  ['/shop/%ff', 400],
  ['/shop/%zz', 400],
])('answers %s with %i', async (address, status) => {
  expect((await app.request(address)).status).toBe(status);
});
