import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '#tests/support/raw-http.ts';
import { closeUnread } from './close-unread.server.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  const app = new Hono().use(closeUnread);
  app.post('/', (context) => context.text('too large', 413));
  app.post('/read', async (context) => context.text(await context.req.text()));
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('says that the connection ends when the body was not awaited', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n';
  const received = await sendRaw(url, head + 'x'.repeat(1_000));
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toMatch(/^connection: close\r$/im);
});

it('keeps the connection of a request that was read', async () => {
  const response = await fetch(`${url}/read`, { method: 'POST', body: 'whole' });
  expect(await response.text()).toBe('whole');
  expect(response.headers.get('connection')).toBe('keep-alive');
});
