import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  responsePartsOf,
  type CachedPage,
  type PageReader,
} from '#platform/http/page-cache.server.ts';
import { choosePageEncoding, type PageEncoding } from '#platform/http/page-encoding.ts';
import { prepareHead, sendPrepared } from '#platform/http/prepared-head.server.ts';
import {
  recordResponse,
  requestIdHeader,
  routeHeader,
} from '#platform/http/request-scope.server.ts';
import { commonHeaders } from '#platform/http/security-headers.server.ts';
import { observePage } from '#platform/http/page-figures.server.ts';
import { findCachedPage } from './page-cache.server.ts';
import { readVisitorPreferences } from '../http/page-request.server.ts';
import { readCookiesQuickly } from '../http/quick-cookies.ts';

/** Returns false when the page is not cached. */
type ServeCachedPage = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A page, or 304 without a body. */
type PreparedResponse = { status: number; route: string } & (
  | { head: string; body: Buffer }
  | { headers: string[]; body: null }
);

/** Header names of stored responses are lower case. */
const routeName = routeHeader.toLowerCase();

/**
 * Serves cached pages before the application runs, with the same headers, metrics and log line.
 * Everything else takes the usual route.
 */
export function createServeCachedPage(transport: { tls: boolean }): ServeCachedPage {
  const common = commonHeaders(transport);
  /** By encoding, because most requests for a page get the same answer. */
  const prepared = new WeakMap<CachedPage, Partial<Record<PageEncoding, PreparedResponse>>>();

  function prepare(page: CachedPage, reader: PageReader): PreparedResponse {
    const { status, headers, body } = responsePartsOf(page, reader);
    const own = headers.filter(([name]) => name !== routeName);
    const route = headers.find(([name]) => name === routeName)?.[1] ?? '';
    const shown = [...own, ...common];
    return body
      ? { status, head: prepareHead(shown), body, route }
      : { status, headers: shown.flat(), body, route };
  }

  function findPrepared(page: CachedPage, reader: PageReader): PreparedResponse {
    if (reader.known) return prepare(page, reader);
    let known = prepared.get(page);
    if (!known) prepared.set(page, (known = {}));
    return (known[reader.encoding] ??= prepare(page, reader));
  }

  function send(page: CachedPage, reader: PageReader, response: ServerResponse) {
    const requestId = randomUUID();
    const found = findPrepared(page, reader);
    const { status, route } = found;
    if (found.body) sendPrepared(response, found.head, { requestId, body: found.body });
    else response.writeHead(status, [...found.headers, requestIdHeader, requestId]).end();
    return { requestId, status, route };
  }

  return ({ method = '', url: address = '', headers }, response) => {
    const started = performance.now();
    const path = address.split('?', 1)[0]!;
    const cookies = readCookiesQuickly(headers.cookie ?? '');
    const reader = readVisitorPreferences(path, cookies, headers['accept-language']);
    const page = findCachedPage({ ...reader, method, address, path });
    if (!page) return false;
    observePage('hit');
    const encoding = choosePageEncoding(headers['accept-encoding']);
    const sent = send(page, { encoding, known: headers['if-none-match'] }, response);
    recordResponse({ ...sent, method, path, started });
    return true;
  };
}
