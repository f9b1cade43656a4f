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
    const closed = [other, 'staff:board', 'staff:', 'user:%', 'user:', `user:${own}`];
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

const isReply = ({ event }: Message) => event === 'phx_reply' || event === 'phx_close';

async function mayJoin(target: Target, topic: string, token?: string): Promise<boolean> {
  const { socket, received, send } = await connect(target);
  const config = { private: true };
  send(topic, 'phx_join', { config, ...(token && { access_token: token }) });
  while (socket.readyState === WebSocket.OPEN && !received.some(isReply)) {
    await Promise.race([once(socket, 'message'), once(socket, 'close')]);
  }
  socket.terminate();
  return received.find(isReply)?.payload.status === 'ok';
}

/** Everything that was sent before has been handled when its answer comes. */
async function beat({ socket, received }: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const message = { topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'beat' };
  socket.send(JSON.stringify(message));
  while (socket.readyState === WebSocket.OPEN && !received.some(({ ref }) => ref === 'beat')) {
    await Promise.race([once(socket, 'message'), once(socket, 'close')]);
  }
}

/** How many of the messages reached a listener before the sender was stopped. */
async function flood(target: Target): Promise<number> {
  const [listener, sender] = [await connect(target), await connect(target)];
  for (const { send, socket } of [listener, sender]) {
    send('flood', 'phx_join', { config: {} });
    await once(socket, 'message');
  }
  const message = { type: 'broadcast', event: 'note', payload: { text: 'x'.repeat(100) } };
  for (let index = 0; index < messages; index += 1) sender.send('flood', 'broadcast', message);
  await beat(sender);
  await beat(listener);
  const broadcasts = listener.received.filter(({ event }) => event === 'broadcast').length;
  for (const { socket } of [listener, sender]) socket.terminate();
  return broadcasts;
}
