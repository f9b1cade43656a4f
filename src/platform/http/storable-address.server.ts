import type { MiddlewareHandler } from 'hono';

/** PostgreSQL stores no zero character, so an address with one can name nothing of ours. */
export const storableAddressOnly: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? context.text('Bad Request', 400) : next();
