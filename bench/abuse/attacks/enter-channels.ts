import { once } from 'node:events';
import { decodeJwt } from 'jose';
import { WebSocket } from 'ws';
import type { Attack, Target } from '../attack.ts';
import { signInAs } from '../send-request.ts';
import { slowPageSeconds, watchPages } from '../watch-pages.ts';

const messages = 20_000;

/** Joins the private channels of others, and floods a public one. */
export const enterChannels: Attack = {
  name: `Channels: private ones of others, a broadcast of ${messages} messages`,
  async run(target) {
    const [customer, admin] = [await signInAs(target, 'customer'), await signInAs(target, 'admin')];
    const own = `user:${decodeJwt(customer).sub}`;
    const other = `user:${decodeJwt(admin).sub}`;
    if (!(await mayJoin(target, own, customer))) throw new Error('The own channel is closed.');
    const closed = [other, 'staff:board', 'staff:', 'user:%', 'user:', `user:${own}`, 'orders', ''];
    let entered = 0;
    for (const topic of closed) entered += Number(await mayJoin(target, topic, customer));
    for (const topic of [own, ...closed]) entered += Number(await mayJoin(target, topic));
    const pages = watchPages(target);
    const arrived = await flood(target);
    return [
      { figure: 'channels of others entered', value: entered, max: 0 },
      { figure: `of ${messages} messages passed on`, value: arrived, max: 2000 },
      {
        figure: 'seconds of the slowest page meanwhile',
        value: await pages.stop(),
        max: slowPageSeconds,
      },
    ];
  },
};

interface Message {
  topic: string;
  event: string;
  ref?: string | null;
  payload: { status?: string };
}

async function connect({ url }: Target) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`);
  const received: Message[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Message));
  socket.on('error', () => {});
  await once(socket, 'open');
  const send = (topic: string, event: string, payload: object) =>
    socket.send(
      JSON.stringify({ topic: `realtime:${topic}`, event, payload, ref: '1', join_ref: '1' }),
    );
  return { socket, received, send };
}

type Connected = Awaited<ReturnType<typeof connect>>;

/** Until such a message has come, or the shop has cut the connection. */
async function waitFor({ socket, received }: Connected, isWanted: (message: Message) => boolean) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = () => {
    if (socket.readyState !== WebSocket.OPEN || received.some(isWanted)) resolve();
  };
  socket.on('message', check).on('close', check);
  check();
  await promise;
  socket.off('message', check).off('close', check);
}

const isReply = ({ event }: Message) => event === 'phx_reply' || event === 'phx_close';

async function mayJoin(target: Target, topic: string, token?: string): Promise<boolean> {
  const connection = await connect(target);
  const { socket, received, send } = connection;
  const config = { private: true };
  send(topic, 'phx_join', { config, ...(token && { access_token: token }) });
  await waitFor(connection, isReply);
  socket.terminate();
  return received.find(isReply)?.payload.status === 'ok';
}

/** Everything that was sent before has been handled when its answer comes, or the channel is closed. */
async function beat(connection: Connected): Promise<void> {
  const message = { topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'beat' };
  connection.socket.send(JSON.stringify(message));
  await waitFor(connection, ({ ref, event }) => ref === 'beat' || event === 'phx_close');
}

/** How many of the messages reached a listener before the sender was stopped. */
async function flood(target: Target): Promise<number> {
  const [listener, sender] = [await connect(target), await connect(target)];
  for (const connection of [listener, sender]) {
    connection.send('flood', 'phx_join', { config: {} });
    await waitFor(connection, isReply);
  }
  const message = { type: 'broadcast', event: 'note', payload: { text: 'x'.repeat(100) } };
  for (let index = 0; index < messages; index += 1) sender.send('flood', 'broadcast', message);
  await beat(sender);
  await beat(listener);
  const broadcasts = listener.received.filter(({ event }) => event === 'broadcast').length;
  for (const { socket } of [listener, sender]) socket.terminate();
  return broadcasts;
}
