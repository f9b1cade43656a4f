import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

type Header = readonly [name: string, value: string];

/** Node reads these to decide about the connection: they are given when the response is sent. */
const readByNode = new Set([
  'connection',
  'content-length',
  'date',
  'expect',
  'trailer',
  'transfer-encoding',
]);

/** The status line and headers of a response with status 200, checked and written once for many. */
export function prepareHead(headers: readonly Header[]): string {
  const lines = headers.map(([name, value]) => {
    if (readByNode.has(name.toLowerCase())) throw new Error(`${name} cannot be prepared.`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return `HTTP/1.1 200 OK\r\n${lines.join('')}`;
}

/** Internal to Node: adds headers to a status line and decides about the connection. */
interface WithInternals {
  _storeHeader(statusLine: string, headers: readonly string[]): void;
}

/**
 * Sends a prepared head, further headers (a name, then its value) and a body of known length.
 * `writeHead` would check each header of each response again, a fifth of the time of a cached page.
 */
export function sendPrepared(
  response: ServerResponse,
  head: string,
  { headers, body }: { headers: readonly string[]; body: Buffer },
): void {
  const own = [...headers, 'Content-Length', String(body.length)];
  // oxlint-disable-next-line no-underscore-dangle
  (response as unknown as WithInternals)._storeHeader(head, own);
  response.end(body);
}
