import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createPurge } from './purge.server.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const range = (length: number) => Array.from({ length }, (_, index) => index);
const uuid = (number: number) => `6e77b3fd-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A cache that answers with these statuses, one after the other, and tells what it was sent. */
async function startCache(...statuses: number[]) {
  const received: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const bodies: { keys: string[] }[] = [];
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const body = await json(request);
    bodies.push(body as { keys: string[] });
    received.push(String(request.headers['surrogate-key']));
    authorizations.push(request.headers.authorization);
    response.writeHead(statuses[received.length - 1]!).end();
    if (received.length === statuses.length) resolve();
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/purge`, received, bodies, authorizations, isDone };
}

it('names the keys of changes that come together once', async () => {
  const cache = await startCache(200);
  const purge = createPurge(() => ({ PURGE_URL: cache.url }));
  purge(['products', 'products-1']);
  purge(['products', 'reviews']);
  await cache.isDone;
  expect(cache.received).toEqual(['products products-1 reviews']);
});

it('names many keys in portions that caches accept', async () => {
  const cache = await startCache(...Array<number>(7).fill(200));
  const keys = range(500).map((each) => `product_variants-${uuid(each)}`);
  createPurge(() => ({ PURGE_URL: cache.url }))(keys);
  await cache.isDone;
  expect(cache.received.flatMap((header) => header.split(' ')).toSorted()).toEqual(keys);
  expect(Math.max(...cache.received.map((header) => header.length))).toBeLessThan(4001);
  expect(cache.bodies.map((body) => body.keys.join(' '))).toEqual(cache.received);
});

it('names at most 100 keys at a time, however short they are', async () => {
  const cache = await startCache(200, 200, 200);
  createPurge(() => ({ PURGE_URL: cache.url }))(range(250).map(String));
  await cache.isDone;
  const counts = cache.bodies.map(({ keys }) => keys.length);
  expect(counts.toSorted((a, b) => a - b)).toEqual([50, 100, 100]);
});

it('repeats only the portion that failed', async () => {
  const cache = await startCache(200, 503, 200);
  createPurge(() => ({ PURGE_URL: cache.url }))(range(150).map(String));
  await cache.isDone;
  expect(cache.received[2]).toBe(cache.received[1]);
  expect(cache.received[0]).not.toBe(cache.received[1]);
});

it('purges all pages when there are too many keys to name', async () => {
  const cache = await startCache(200);
  createPurge(() => ({ PURGE_URL: cache.url }))(range(2001).map(String));
  await cache.isDone;
  expect(cache.received).toEqual(['page']);
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
