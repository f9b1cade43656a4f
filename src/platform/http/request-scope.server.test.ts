import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requestScope, type RequestScope } from './request-scope.server.ts';

function shop(trustProxy: boolean) {
  const app = new Hono<RequestScope>();
  app.use(requestScope({ trustProxy }));
  app.get('/who', (context) => context.text(context.var.clientAddress));
  app.get('/id', (context) => context.text(context.var.requestId));
  return app;
}

const caller = async (trustProxy: boolean, forwarded?: string) => {
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await shop(trustProxy).request('/who', { headers })).text();
};

describe('a request', () => {
  it('has an id of its own, which its answer carries, and takes none from outside', async () => {
    const app = shop(false);
    const headers = { 'x-request-id': 'mine' };
    const responses = [
      await app.request('/id', { headers }),
      await app.request('/id', { headers }),
    ];
    const ids = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map((response) => response.headers.get('x-request-id'))).toEqual(ids);
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('carries its id when nothing was found, too', async () => {
    expect((await shop(false).request('/nowhere')).headers.get('x-request-id')).toMatch(
      /^[\da-f-]{36}$/,
    );
  });
});

describe('who called', () => {
  it('is what our own proxy wrote, not what the caller claims', async () => {
    expect(await caller(true, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await caller(true, ' 203.0.113.9 ')).toBe('203.0.113.9');
  });

  it('is the connection where no proxy is trusted, or it wrote nothing', async () => {
    expect(await caller(false, '203.0.113.9')).toBe('unknown');
    expect(await caller(true, '')).toBe('unknown');
    expect(await caller(true)).toBe('unknown');
  });
});
