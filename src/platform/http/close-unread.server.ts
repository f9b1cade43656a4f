import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

type Connection = { Bindings: { incoming?: IncomingMessage } };

/** So much of a body is read in vain, and for so long. */
const rest = { bytes: 1_000_000, milliseconds: 1_000 };

/**
 * Where an answer comes before the body has arrived, such as that to a visitor who may not upload,
 * the rest is read: while a client still sends, it does not hear the answer. When there is more, the
 * connection ends after the answer. The client must learn that, or its next request would be lost.
 */
export const closeUnread: MiddlewareHandler<Connection> = async (context, next) => {
  await next();
  // Requests of our own, without a connection, have no environment.
  const incoming = context.env?.incoming;
  if (incoming?.complete === false && !incoming.destroyed) await readRest(incoming);
  if (incoming?.complete === false) context.header('Connection', 'close');
};

async function readRest(incoming: IncomingMessage): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > rest.bytes) end();
    // A web stream that was begun pauses it after each chunk.
    else incoming.resume();
  };
  const timer = setTimeout(end, rest.milliseconds);
  incoming.on('data', count).once('end', end).once('close', end).resume();
  await ended;
  clearTimeout(timer);
  incoming.off('data', count).off('end', end).off('close', end).pause();
}
