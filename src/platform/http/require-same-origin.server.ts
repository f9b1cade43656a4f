import type { MiddlewareHandler } from 'hono';
import type { RequestScope } from './request-scope.server.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies authenticate pages, so a mutating request must come from our own pages. Browsers always
 * send Origin or Sec-Fetch-Site; other clients use the bearer APIs.
 */
export function requireSameOrigin(
  publicUrl: string,
  { except }: { except?: RegExp } = {},
): MiddlewareHandler<RequestScope> {
  const { origin: publicOrigin, protocol } = new URL(publicUrl);
  // An attacker on the network can answer http:// requests under our name.
  const isOwnHost = (origin: URL | null, host: string | undefined) =>
    host !== undefined && origin?.host === host && isAllowedProtocol(origin.protocol);
  const isAllowedProtocol = (scheme: string) => protocol !== 'https:' || scheme === 'https:';
  return async (context, next) => {
    if (reads.has(context.req.method) || except?.test(context.req.path)) return next();
    const origin = context.req.header('Origin');
    const ownHost = context.req.header('Host');
    const same = origin
      ? origin === publicOrigin || isOwnHost(URL.parse(origin), ownHost)
      : context.req.header('Sec-Fetch-Site') === 'same-origin';
    return same ? next() : context.text('This form was not sent from our own pages.', 403);
  };
}
