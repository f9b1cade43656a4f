import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fillNonce, type CachedPage } from '#platform/http/page-cache.server.ts';
import {
  recordResponse,
  requestIdHeader,
  routeHeader,
} from '#platform/http/request-scope.server.ts';
import { commonHeaders } from '#platform/http/security-headers.server.ts';
import { observePage } from '#platform/http/metrics.server.ts';
import { findCachedPage, acceptsGzip } from './page-cache.server.ts';
import { newNonce } from '../http/nonce.server.ts';
import { readVisitorPreferences } from '../http/page-request.server.ts';

/** Returns false when the page is not cached. */
type ServeCachedPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Header names of stored responses are lower case. */
const routeName = routeHeader.toLowerCase();

/**
 * Serves cached pages before the application runs, with the same headers, metrics and log line.
 * Everything else takes the usual route.
 */
export function createServeCachedPage(transport: { tls: boolean }): ServeCachedPage {
  const common = commonHeaders(transport);

  function send(page: CachedPage, gzip: boolean, response: ServerResponse) {
    const requestId = randomUUID();
    const { headers, parts } = fillNonce(page, { nonce: newNonce(), gzip });
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const own = headers.filter(([name]) => name !== routeName);
    response.writeHead(200, [
      ...[...own, ...common].flat(),
      ...[requestIdHeader, requestId, 'Content-Length', String(length)],
    ]);
    response.cork();
    for (const part of parts) response.write(part);
    response.end();
    return { requestId, route: headers.find(([name]) => name === routeName)?.[1] ?? '' };
  }

  return ({ method = '', url: address = '', headers }, response) => {
    const started = performance.now();
    const path = address.split('?', 1)[0]!;
    const reader = readVisitorPreferences(path, headers.cookie, headers['accept-language']);
    const page = findCachedPage({ ...reader, method, address });
    if (!page) return false;
    observePage('hit');
    const sent = send(page, acceptsGzip(String(headers['accept-encoding'])), response);
    recordResponse({ ...sent, method, path, status: 200, started });
    return true;
  };
}
