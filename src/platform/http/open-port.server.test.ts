import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../log.server.ts';
import { type OpenPort, openPort } from './open-port.server.ts';

const host = '127.0.0.1';
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function open(port = 0): Promise<{ server: Server; open: OpenPort }> {
  const server = createServer((_, response) => response.end('served'));
  const opened = await openPort(server, { host, port });
  stops.push(async () => {
    server.closeAllConnections();
    await opened.close();
  });
  return { server, open: opened };
}

it('serves every connection, whichever socket accepts it', async () => {
  const { open: shop } = await open();
  const texts = await Promise.all(Array.from({ length: 64 }, () => read(shop.port)));
  expect(texts).toEqual(Array<string>(64).fill('served'));
});

async function read(port: number): Promise<string> {
  const [response] = await once(get({ host, port, agent: false }), 'response');
  return (await response.toArray()).join('');
}

it('rejects a port that another shop has opened', async () => {
  const { open: shop } = await open();
  await expect(open(shop.port)).rejects.toMatchObject({ code: 'EADDRINUSE', port: shop.port });
});

it('refuses connections after it has been closed, and waits for the open ones', async () => {
  const { open: shop } = await open();
  const visitor = connect({ host, port: shop.port });
  await once(visitor, 'connect');
  const served = new Promise((resolve) => visitor.once('data', resolve));
  visitor.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await served;
  let isClosed = false;
  const closed = shop.close().then(() => (isClosed = true));
  await expect(once(connect({ host, port: shop.port }), 'connect')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  expect(isClosed).toBe(false);
  visitor.end();
  await closed;
});

it('stays open when a connection cannot be accepted', async () => {
  const { server, open: shop } = await open();
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  server.emit('error', new Error('accept EMFILE'));
  expect(logged).toHaveBeenCalledOnce();
  expect(await read(shop.port)).toBe('served');
});

// Assumes that Node accepts one connection from a socket in each turn, and Linux divides them.
it.runIf(process.platform === 'linux')('accepts a crowd in a few turns', async () => {
  const { server, open: shop } = await open();
  const crowd = 128;
  const isConnected = new Int32Array(new SharedArrayBuffer(4));
  const visitors = connectElsewhere(shop.port, crowd, isConnected);
  stops.push(() => visitors.terminate());
  await once(visitors, 'online');
  const accepted: Socket[] = [];
  server.on('connection', (socket: Socket) => accepted.push(socket));
  // This thread cannot accept anyone while it waits here.
  Atomics.wait(isConnected, 0, 0);
  let turns = 0;
  for (; accepted.length < crowd; turns += 1) await nextTurn();
  expect(turns).toBeLessThan(crowd / 2);
});

/** In another thread, which says when the system has taken all connections. */
function connectElsewhere(port: number, count: number, isConnected: Int32Array): Worker {
  const program = `
    const { connect } = require('node:net');
    const { once } = require('node:events');
    const { workerData: { host, port, count, isConnected } } = require('node:worker_threads');
    const sockets = Array.from({ length: count }, () => connect({ host, port }));
    Promise.all(sockets.map((socket) => once(socket, 'connect'))).then(() => {
      Atomics.store(isConnected, 0, 1);
      Atomics.notify(isConnected, 0);
    });`;
  return new Worker(program, { eval: true, workerData: { host, port, count, isConnected } });
}
