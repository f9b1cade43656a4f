import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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
  app.post('/touched', (context) => context.text(`no ${typeof context.req.raw.body}`, 403));
  app.post('/begun', async (context) => {
    await context.req.raw.body!.getReader().read();
    return context.text('too large', 413);
  });
  app.post('/read', async (context) => context.text(await context.req.text()));
  server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('reads the rest of a body, so that the client hears the answer', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\n';
  const { hostname, port } = new URL(url);
  const client = connect(Number(port), hostname);
  client.write(head + 'x'.repeat(1_000));
  // The answer does not come before the body.
  client.write('x'.repeat(299_000));
  const [received] = (await once(client, 'data')) as [Buffer];
  expect(String(received)).toMatch(/^HTTP\/1\.1 413 /);
  expect(String(received)).toMatch(/^connection: keep-alive\r$/im);
  client.write('POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nnext');
  const [again] = (await once(client, 'data')) as [Buffer];
  expect(String(again)).toMatch(/next$/);
  client.destroy();
});

it.each(['/', '/touched', '/begun'])(
  'reads the rest of a long body, whatever was read of it: %s',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n`;
    const { hostname, port } = new URL(url);
    const client = connect(Number(port), hostname);
    client.write(head + 'x'.repeat(900_000));
    const [received] = (await once(client, 'data')) as [Buffer];
    expect(String(received)).toMatch(/^connection: keep-alive\r$/im);
    client.destroy();
  },
);

it('says that the connection ends when a body is too long to be read in vain', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n';
  const received = await sendRaw(url, head + 'x'.repeat(1_200_000));
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toMatch(/^connection: close\r$/im);
});

it('says that the connection ends when the rest of the body does not come', async () => {
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
