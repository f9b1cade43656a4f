import type { IncomingMessage, ServerResponse } from 'node:http';
import { takesFiles } from './form-limits.ts';

/** Milliseconds for a body without files: 256 kB over the slowest mobile network. */
const defaultLimit = 60_000;

/**
 * Ends a request whose body is not complete in time. Uploads are left out: readMultipart ends them
 * when they stall, and the server's own timeout ends the longest.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds = defaultLimit,
): void {
  if (isUpload(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) {
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    }
    request.destroy();
  }, milliseconds);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

/** Files of /storage/v1 are whole bodies, of any type; its other routes take JSON. */
const storageUpload =
  /^\/storage\/v1\/(upload\/resumable|object\/(?!(list|list-v2|move|copy|sign)(\/|$)))/;

function isUpload({ url = '', method = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0]!;
  if (storageUpload.test(path)) return ['POST', 'PUT', 'PATCH'].includes(method);
  const isMultipart = headers['content-type']?.startsWith('multipart/') ?? false;
  return isMultipart && (takesFiles(path) || path.startsWith('/functions/v1/'));
}
