import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPurge } from './purge.server.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A cache that answers with these statuses, one after the other, and tells what it was sent. */
async function startCache(...statuses: number[]) {
  const received: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    received.push(String(request.headers['surrogate-key']));
    authorizations.push(request.headers.authorization);
    response.writeHead(statuses[received.length - 1]!).end();
    if (received.length === statuses.length) resolve();
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/purge`, received, authorizations, isDone };
}

it('names the keys of changes that come together once', async () => {
  const cache = await startCache(200);
  const purge = createPurge(() => ({ PURGE_URL: cache.url }));
  purge(['products', 'products-1']);
  purge(['products', 'reviews']);
  await cache.isDone;
  expect(cache.received).toEqual(['products products-1 reviews']);
});

it('tries again while the cache fails', async () => {
  const cache = await startCache(503, 200);
  createPurge(() => ({ PURGE_URL: cache.url }))(['page']);
  await cache.isDone;
  expect(cache.received).toEqual(['page', 'page']);
});

it('proves with its token that the shop sent it, and without one sends no authorization', async () => {
  const cache = await startCache(200, 200);
  createPurge(() => ({ PURGE_URL: cache.url, PURGE_TOKEN: 'secret-1' }))(['page']);
  createPurge(() => ({ PURGE_URL: cache.url }))(['page']);
  await cache.isDone;
  expect(cache.authorizations.toSorted()).toEqual(['Bearer secret-1', undefined]);
});

it('does nothing without an address', () => {
  expect(() => createPurge(() => ({}))(['page'])).not.toThrow();
});
