import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { stopListening } from '#platform/database/listen.server.ts';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { serveUpgrades } from '#tests/support/upgrade-server.ts';
import { createRealtime } from './index.ts';
import { limits } from './limits.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof serveUpgrades>>;
const realtime = createRealtime();
const sockets: WebSocket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  process.env['REALTIME_CONNECTIONS_PER_ADDRESS'] = '5000';
  forgetEnvironment();
  server = await serveUpgrades('/realtime/v1', realtime as never);
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));
afterAll(async () => {
  delete process.env['REALTIME_CONNECTIONS_PER_ADDRESS'];
  await server.close();
  await stopListening();
  await database.close();
});

type Message = { topic: string; event: string; ref: unknown; payload: Record<string, never> };

/** A client that speaks the protocol, or not. */
async function open(query = 'vsn=1.0.0') {
  const address = server.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?${query}`);
  sockets.push(socket);
  const received: Message[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Message));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve) => {
    socket.on('open', () => resolve());
    socket.on('close', () => resolve());
  });
  const send = (topic: string, event: string, payload: unknown = {}, ref = '1') =>
    socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: '1' }));
  return { socket, received, closed, send };
}

/** Whether the server still answers. */
async function isResponding(): Promise<boolean> {
  const { send, received } = await open();
  send('phoenix', 'heartbeat');
  await eventually(() => expect(received).toHaveLength(1));
  return (received[0]!.payload as { status?: string }).status === 'ok';
}

const events = ['phx_join', 'phx_leave', 'access_token', 'broadcast', 'presence', 'heartbeat'];
const topics = ['phoenix', 'realtime:', 'realtime:room', 'realtime:*', '__proto__', 'room'];
const anything = fc.oneof(fc.json(), fc.string(), fc.constant('['.repeat(50_000)));
const plausible = fc
  .record({
    topic: fc.constantFrom(...topics),
    event: fc.constantFrom(...events),
    ref: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    join_ref: fc.constantFrom('1', null),
    payload: fc.oneof(
      fc.jsonValue(),
      fc.record({
        event: fc.constantFrom('track', 'untrack', 'word', '__proto__'),
        type: fc.string(),
        payload: fc.jsonValue(),
        access_token: fc.oneof(fc.string(), fc.constant('a.b.c'), fc.constant(null)),
      }),
      fc.record({
        config: fc.record({
          presence: fc.oneof(fc.jsonValue(), fc.record({ key: fc.string() })),
          broadcast: fc.jsonValue(),
          private: fc.jsonValue(),
          postgres_changes: fc.oneof(
            fc.jsonValue(),
            fc.array(
              fc.record({
                event: fc.string(),
                schema: fc.constantFrom('public', '*', 'auth', ''),
                table: fc.constantFrom('products', 'orders', '*', 'users', `a"b'c`),
                filter: fc.oneof(
                  fc.string(),
                  fc.string().map((text) => `name=eq.${text}`),
                  fc.string().map((text) => `id=in.(${text})`),
                  fc.string().map((text) => `${text}=eq.1`),
                ),
              }),
            ),
          ),
        }),
      }),
    ),
  })
  .map((message) => JSON.stringify(message));

describe('hostile clients', () => {
  it('never end the process, whatever they send', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('vsn=1.0.0', 'vsn=2.0.0'),
        fc.array(fc.oneof(plausible, anything, fc.uint8Array({ maxLength: 300 })), {
          maxLength: 12,
        }),
        async (query, frames) => {
          const { socket } = await open(query);
          for (const frame of frames) socket.send(frame);
          const isList = query.endsWith('2.0.0');
          const beat = { topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'last' };
          socket.send(JSON.stringify(isList ? [null, 'last', 'phoenix', 'heartbeat', {}] : beat));
          socket.terminate();
        },
      ),
      { numRuns: 150, seed: 17 },
    );
    expect(await isResponding()).toBe(true);
  });

  it('cannot pass on what would break the state of others', async () => {
    const [reader, sender] = [await open(), await open()];
    const config = { presence: { key: 'a' } };
    for (const { send } of [reader, sender]) send('realtime:room', 'phx_join', { config });
    for (const payload of [5, 'text', null, ['list']]) {
      sender.send('realtime:room', 'presence', { event: 'track', payload });
    }
    sender.send('realtime:room', 'presence', {
      event: 'track',
      payload: { phx_ref: 1, mood: 'x' },
    });
    const diffs = () => reader.received.filter(({ event }) => event === 'presence_diff');
    await eventually(() => expect(diffs()).toHaveLength(1));
    expect(diffs()[0]!.payload).toEqual({
      joins: { a: { metas: [{ phx_ref: expect.any(String), mood: 'x' }] } },
      leaves: {},
    });
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const { send, received } = await open();
      send('realtime:other', 'phx_join', { config: { presence: { key } } });
      await eventually(() => expect(received[0]).toMatchObject({ payload: { status: 'error' } }));
    }
  });

  it('are cut off when they do not read', async () => {
    const slow = await open();
    const topic = 'realtime:flood';
    slow.send(topic, 'phx_join');
    await eventually(() => expect(slow.received.length).toBeGreaterThan(0));
    slow.socket.pause();
    const before = realtime.count();
    const body = JSON.stringify({ text: 'x'.repeat(limits.messageBytes - 100) });
    const headers = { 'Content-Type': 'application/json' };
    await eventually(async () => {
      await fetch(`${server.url}/realtime/v1/api/broadcast/flood/events/word`, {
        method: 'POST',
        headers,
        body,
      });
      expect(realtime.count()).toBeLessThan(before);
    });
  });

  it('are limited in size, channels, bindings and rate', async () => {
    const large = await open();
    large.send('realtime:room', 'broadcast', 'x'.repeat(limits.messageBytes));
    expect(await large.closed).toBe(1009);
    const many = await open();
    for (let index = 0; index <= limits.channelsPerConnection; index += 1) {
      many.send(`realtime:room ${index}`, 'phx_join', { config: { presence: { enabled: false } } });
    }
    await eventually(() =>
      expect(many.received.at(-1)!.payload).toMatchObject({
        status: 'error',
        response: { reason: 'ChannelRateLimitReached: Too many channels' },
      }),
    );
    const greedy = await open();
    const bindings = Array.from({ length: limits.bindingsPerChannel + 1 }, () => ({ table: '*' }));
    greedy.send('realtime:room', 'phx_join', { config: { postgres_changes: bindings } });
    await eventually(() =>
      expect(greedy.received[0]).toMatchObject({ payload: { status: 'error' } }),
    );
    const fast = await open();
    fast.send('realtime:room', 'phx_join');
    await eventually(() => expect(fast.received.length).toBeGreaterThan(0));
    for (let index = 0; index < 5_000; index += 1) {
      fast.send('realtime:room', 'broadcast', { event: 'x', payload: {} });
    }
    await eventually(() =>
      expect(fast.received).toContainEqual(
        expect.objectContaining({
          event: 'system',
          payload: expect.objectContaining({ message: 'Too many messages per second' }),
        }),
      ),
    );
    // Who goes on is cut off.
    await fast.closed;
  });

  it('are rejected with a token that is not valid, or a protocol that is not known', async () => {
    expect((await open('vsn=9.9.9')).socket.readyState).not.toBe(WebSocket.OPEN);
    const { send, received } = await open();
    send('realtime:room', 'phx_join', { access_token: 'a.b.c' });
    await eventually(() => expect(received[0]).toMatchObject({ payload: { status: 'error' } }));
    send('realtime:unknown', 'broadcast', { event: 'x' });
    await eventually(() =>
      expect(received[1]).toMatchObject({ payload: { response: { reason: 'unmatched topic' } } }),
    );
  });
});
