import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';

type Connection = { Bindings: { incoming?: IncomingMessage } };

/**
 * Where an answer comes before the body has arrived, such as one that is too large, the connection
 * ends after it. The client must learn that, or its next request would be lost on the way.
 */
export const closeUnread: MiddlewareHandler<Connection> = async (context, next) => {
  await next();
  // Requests of our own, without a connection, have no environment.
  if (context.env?.incoming?.complete === false) context.header('Connection', 'close');
};
