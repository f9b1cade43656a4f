import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { prepareHead, sendPrepared } from './prepared-head.server.ts';

const shared = [
  ['content-type', 'text/plain'],
  ['etag', '"1"'],
  ['X-Frame-Options', 'DENY'],
] as const;
const requestId = '0b0f7a5e-6f0c-4f0e-9c38-3a4a5f1e7a10';
const body = Buffer.from('Welcome');
const head = prepareHead(shared);

const prepared: RequestListener = (_, response) =>
  sendPrepared(response, head, { requestId, body });
const written: RequestListener = (_, response) => {
  const own = ['X-Request-Id', requestId, 'Content-Length', String(body.length)];
  response.writeHead(200, [...shared.flat(), ...own]);
  response.end(body);
};

/** All that the server sends. */
async function exchange(listener: RequestListener, requests: string): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  client.end(requests);
  const sent = Buffer.concat(await client.toArray()).toString('latin1');
  return sent.replaceAll(/Date: [^\r]+/g, 'Date: now');
}

/** `_storeHeader` is not documented: a new version of Node may change it. */
it.each([
  ['a connection that stays open', 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['two requests at once', 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(2)],
  ['a connection that closes', 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ['a request for headers only', 'HEAD / HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
  [
    'a client that announces a body',
    'GET / HTTP/1.1\r\nHost: shop\r\nExpect: 100-continue\r\n\r\n',
  ],
])('sends the same bytes as writeHead to %s', async (_, requests) => {
  const bytes = await exchange(prepared, requests);
  expect(bytes).toContain('X-Frame-Options: DENY\r\n');
  expect(bytes).toBe(await exchange(written, requests));
});

it.each([
  ['a line break in a value', 'X-Name', 'a\r\nSet-Cookie: b', /Invalid character/],
  ['an invalid name', 'X Name', 'a', /must be a valid HTTP token/],
  ['a header that Node reads', 'Connection', 'close', /Connection cannot be prepared/],
])('does not prepare %s', (_, name, value, message) => {
  expect(() => prepareHead([[name, value]])).toThrow(message);
});
