import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { stopListening } from '#platform/database/listen.server.ts';
import { accessTokenSeconds } from '#services/identity/access-tokens.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { goodPassword, requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import { serveUpgrades } from '#tests/support/upgrade-server.ts';
import { createRealtime } from './index.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof serveUpgrades>>;
let late = 0;

beforeAll(async () => {
  database = await testDatabase();
  const clock = { now: () => new Date(Date.now() + late) };
  server = await serveUpgrades('/realtime/v1', createRealtime(clock) as never);
});
afterAll(async () => {
  await server.close();
  await stopListening();
  await database.close();
});

/** Joins a channel; `seen` names the events that arrived. */
async function join(email: string, topic: string, config: object) {
  const signedIn = await signIn({ email, password: goodPassword }, requestFactsAt(new Date()));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket`);
  const received: { event: string; payload: { message?: string; status?: string } }[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as never));
  await new Promise((resolve) => socket.on('open', resolve));
  const payload = { config, access_token: signedIn.session.accessToken };
  socket.send(JSON.stringify({ topic, event: 'phx_join', payload, ref: '1' }));
  return { socket, received, seen: () => received.map(({ event }) => event) };
}

it('ends a channel of staff once their roles do not count any more', async () => {
  const { email } = await person(new Date(), ['sales']);
  const { socket, received, seen } = await join(email, 'realtime:staff:board', { private: true });
  await eventually(() => expect(received[0]?.payload.status).toBe('ok'));
  await database.owner.query('update abuse_limits set staff_second_factor = true');
  await eventually(() => expect(seen()).toContain('phx_close'));
  expect(received.at(-2)!.payload.message).toMatch(/no longer have permission/);
  await database.owner.query('update abuse_limits set staff_second_factor = false');
  socket.terminate();
});

it('sends nothing after a token has expired, and ends the channel', async () => {
  const mona = await person(new Date());
  const postgres_changes = [{ event: '*', schema: 'public', table: 'orders' }];
  const { socket, received, seen } = await join(mona.email, 'realtime:a', { postgres_changes });
  await eventually(() => expect(seen()).toContain('system'));
  await ordered(database.owner, mona);
  await eventually(() => expect(seen()).toContain('postgres_changes'));

  late = (accessTokenSeconds + 1) * 1000;
  const before = seen().filter((event) => event === 'postgres_changes').length;
  await ordered(database.owner, mona);
  await eventually(() => expect(seen()).toContain('phx_close'));
  expect(seen().filter((event) => event === 'postgres_changes')).toHaveLength(before);
  expect(received.at(-2)!.payload.message).toBe('Token has expired');
  socket.terminate();
});
