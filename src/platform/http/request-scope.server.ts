import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { log, mask } from '../log.server.ts';
import { traceWork } from '../tracing.server.ts';
import { observeRequest } from './metrics.server.ts';

/** Passes the route pattern from the pages to the metrics. */
export const routeHeader = 'X-Route';
export const requestIdHeader = 'X-Request-Id';

export interface RequestScope {
  Variables: { requestId: string; clientAddress: string };
}

/** Sets request id and client address, and logs one line per response. */
export function requestScope(options: { trustProxy: boolean }): MiddlewareHandler<RequestScope> {
  return async (context, next) => {
    const started = performance.now();
    context.set('requestId', randomUUID());
    context.set('clientAddress', clientAddress(context, options.trustProxy));
    const { requestId } = context.var;
    const { method, path } = context.req;
    await traceWork(
      method,
      () => ({ 'http.request.method': method }),
      async (span) => {
        await next();
        const { status } = context.res;
        const route = takeRoute(context);
        span?.updateName(`${method} ${route}`);
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        context.res.headers.set(requestIdHeader, requestId);
        recordResponse({ requestId, method, path, status, route, started });
      },
    );
  };
}

interface Answered {
  requestId: string;
  method: string;
  /** Without the query string, which may contain tokens or search terms. */
  path: string;
  status: number;
  route: string;
  started: number;
}

/** Records a response in metrics and log. */
export function recordResponse({
  requestId,
  method,
  path,
  status,
  route,
  started,
}: Answered): void {
  const seconds = (performance.now() - started) / 1000;
  observeRequest({ method, status, route, seconds });
  if (!log.isLevelEnabled('info')) return;
  const milliseconds = Math.round(seconds * 1000);
  log.info({ requestId, method, path: mask(path), status, milliseconds }, 'request');
}

/** Removes the internal header that names the route. */
function takeRoute(context: Context): string {
  const { headers } = context.res;
  const named = headers.get(routeHeader);
  if (named === null) return routePath(context);
  headers.delete(routeHeader);
  return named;
}

function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? forwardedAddress(context.req.header('X-Forwarded-For')) : null;
  return forwarded || connectionAddress(context);
}

/** The client in X-Forwarded-For: only the last hop was added by our own proxy, others can be forged. */
export function forwardedAddress(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim();
}

function connectionAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // An in-process request of a test has no connection.
    return 'unknown';
  }
}
