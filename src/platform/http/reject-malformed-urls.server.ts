import type { MiddlewareHandler } from 'hono';

/** Rejects URLs that cannot be decoded or contain NUL, which PostgreSQL cannot store. */
export const rejectMalformedUrls: MiddlewareHandler = async (context, next) =>
  isReadable(context.req.url) ? next() : context.text('Bad Request', 400);

function isReadable(address: string): boolean {
  if (address.includes('%00')) return false;
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}
