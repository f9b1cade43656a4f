import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { orderAddresses, rejectInCrowd } from './reject-in-crowd.server.ts';

const send = (path: string, isCrowded: boolean) => {
  const app = new Hono();
  app.on(
    'POST',
    orderAddresses,
    rejectInCrowd(() => isCrowded),
  );
  app.all('*', (context) => context.text('the page'));
  return app.request(path, { method: 'POST', body: '{}' });
};

it('tells buyers in a crowd when to try again, in their language', async () => {
  for (const [path, text] of [
    ['/en/checkout/place', /wait/i],
    ['/ar/checkout/place', /[ء-ي]/],
    ['/checkout/place', /wait/i],
  ] as const) {
    const response = await send(path, true);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(await response.json()).toEqual({
      ok: false,
      reason: 'rate_limited',
      retryAfter: 2,
      text: expect.stringMatching(text),
    });
  }
});

it('lets everything else through', async () => {
  expect(await (await send('/en/checkout/place', false)).text()).toBe('the page');
  expect(await (await send('/en/checkout/other', true)).text()).toBe('the page');
});
