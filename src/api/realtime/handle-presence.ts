import type { Channel } from './channel.ts';
import { limits } from './limits.ts';
import type { ClientMessage } from './protocol/message.ts';

/**
 * Shows a client to the others in the channel, or removes it. Only an object is passed on: clients
 * break when they receive anything else.
 */
export function handlePresence(channel: Channel, message: ClientMessage): void {
  const { connection, access } = channel;
  const { event, payload = {} } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
  const reject = (reason: string) => connection.reply(message, 'error', { reason });
  if (!connection.presences.take()) return channel.shutDown('Client presence rate limit exceeded');
  const action = typeof event === 'string' ? event.toLowerCase() : '';
  if (action === 'untrack') {
    channel.untrack();
    return connection.reply(message, 'ok');
  }
  if (action !== 'track') return reject('unknown_presence_event');
  if (!access.writable.includes('presence') || channel.isExpired()) return reject('unauthorized');
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return reject('Presence track payload must be a map');
  }
  const meta = encodeMeta(payload);
  if (Buffer.byteLength(meta) > limits.presenceBytes) {
    return channel.shutDown('Track message size exceeded');
  }
  // Twice: everybody in the channel also hears when it is replaced or gone.
  if (!connection.hub.maySend(connection.network, channel.room, 2 * Buffer.byteLength(meta))) {
    return channel.shutDown('Client presence rate limit exceeded');
  }
  const isFull = connection.hub.presences.countIn(channel.room) >= limits.presencesPerTopic;
  if (isFull && channel.presenceRef === null) return reject('Too many presences in this channel');
  channel.track(meta);
  connection.reply(message, 'ok');
}

/** Without the names that the protocol uses itself. */
function encodeMeta(payload: object): string {
  const reserved = new Set(['phx_ref', 'phx_ref_prev', 'presence_ref']);
  const own = Object.entries(payload).filter(([name]) => !reserved.has(name));
  return JSON.stringify(Object.fromEntries(own));
}
