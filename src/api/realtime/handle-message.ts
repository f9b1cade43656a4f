import { accessTo, Channel, type FollowNotice, isChannelTopic, nameOfTopic } from './channel.ts';
import type { Connection } from './connection.ts';
import { handleBroadcast } from './handle-broadcast.ts';
import { handlePresence } from './handle-presence.ts';
import { handleToken } from './handle-token.ts';
import { tokenErrors } from './identify.ts';
import { roomOf } from './hub.ts';
import { parseJoin } from './join-config.ts';
import { limits } from './limits.ts';
import type { ClientMessage } from './protocol/message.ts';

/** Does what a client asks for; heartbeats are answered before. */
export async function handleMessage(connection: Connection, message: ClientMessage): Promise<void> {
  const { topic, event, joinRef } = message;
  if (event === 'phx_join') return joinChannel(connection, message);
  const channel = connection.channels.get(topic);
  if (!channel) {
    // A channel that the server has ended may be left too.
    if (event === 'phx_leave') connection.reply(message, 'ok');
    else connection.reply(message, 'error', { reason: 'unmatched topic' });
    return;
  }
  // Sent to a channel that was joined again since.
  if (joinRef !== null && joinRef !== channel.joinRef) return;
  if (event === 'phx_leave') leaveChannel(channel, message);
  else if (event === 'access_token') await handleToken(channel, message.payload);
  else if (event === 'broadcast') handleBroadcast(channel, message);
  else if (event === 'presence') handlePresence(channel, message);
}

async function joinChannel(connection: Connection, message: ClientMessage): Promise<void> {
  const reject = (reason: string) => connection.reply(message, 'error', { reason });
  const { topic, ref } = message;
  if (!isChannelTopic(topic)) return reject('unmatched topic');
  const tooManyJoins = 'ClientJoinRateLimitReached: Too many joins per second';
  if (!connection.joins.take()) return reject(tooManyJoins);
  const join = parseJoin(message.payload);
  if (!join) return reject('InvalidJoinPayload: The payload of the join is not valid');
  const room = roomOf(nameOfTopic(topic), join.private);
  if (!connection.hub.mayEnter(connection.network, room)) return reject(tooManyJoins);
  const before = connection.channels.get(topic);
  if (!before && connection.channels.size >= limits.channelsPerConnection) {
    return reject('ChannelRateLimitReached: Too many channels');
  }
  const identified = await connection.identify(join.token);
  if (!identified.ok) return reject(tokenErrors[identified.reason]);
  const { rights } = identified;
  const access = await accessTo(topic, join.private, rights);
  if (access.readable.length === 0) {
    const name = topic.slice(topic.indexOf(':') + 1);
    return reject(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
    );
  }
  if (before) {
    before.close();
    before.sendEnd('phx_close');
  }
  const joinRef = message.joinRef ?? ref;
  const { hub } = connection;
  const channel = new Channel({ connection, hub, topic, joinRef, join, rights, access });
  connection.channels.set(topic, channel);
  const postgres_changes = join.postgres_changes.map((each, index) => ({ id: index + 1, ...each }));
  // Before the reply: a client counts on every change that happens after it.
  const notice = await followOrClose(channel);
  // Upstream joins and reports it later, where no client reads it, which then waits for changes that never come.
  if (notice?.status === 'error' && notice.isNotFollowed) {
    channel.close();
    return reject(notice.message);
  }
  connection.reply(message, 'ok', { postgres_changes });
  channel.enter();
  channel.sendFollowNotice(notice);
}

async function followOrClose(channel: Channel): Promise<FollowNotice | undefined> {
  try {
    return await channel.follow();
  } catch (error) {
    channel.close();
    throw error;
  }
}

function leaveChannel(channel: Channel, message: ClientMessage): void {
  channel.close();
  channel.connection.reply(message, 'ok');
  channel.sendEnd('phx_close');
}
