import type { Channel } from './channel.ts';
import { isShortName, type Broadcast, type ClientMessage } from './protocol/message.ts';

/** Passes a message of a client on to the others in the channel. */
export function handleBroadcast(channel: Channel, message: ClientMessage): void {
  const { connection, join, access } = channel;
  const broadcast = message.broadcast ?? toBroadcast(message.payload);
  const isAllowed = access.writable.includes('broadcast') && !channel.isExpired();
  // As upstream: a caller who may not send gets no answer.
  if (!isAllowed) return;
  if (!broadcast) {
    if (join.broadcast.ack) connection.reply(message, 'error', { reason: 'invalid_payload' });
    return;
  }
  if (!connection.hub.maySend(connection.network, channel.room, broadcast.body.length)) {
    return channel.shutDown('Too many messages per second');
  }
  connection.hub.broadcast(channel.room, broadcast, join.broadcast.self ? undefined : channel);
  if (join.broadcast.ack) connection.reply(message, 'ok');
}

/** A broadcast in JSON; undefined without the name of an event. */
function toBroadcast(payload: unknown): Broadcast | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { event, payload: content = {} } = payload as { event?: unknown; payload?: unknown };
  if (!isShortName(event)) return undefined;
  const body = Buffer.from(JSON.stringify(content));
  return { event, encoding: 'json', isFramed: false, body };
}
