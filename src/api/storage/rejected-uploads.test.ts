import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { serviceKey } from '#tests/support/storage.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { storageApi } from './index.ts';

/** Milliseconds. Far less than the 300 s that a request may last, and enough on a busy machine. */
const soon = 60_000;
fileUploads();
fileDatabase();
let server: Awaited<ReturnType<typeof serveApi>>;
let authorization: string;

beforeAll(async () => {
  server = await serveApi('/storage/v1', storageApi as never);
  authorization = `Authorization: Bearer ${await serviceKey()}`;
});
afterAll(async () => {
  await server.close();
});

const half = 'Content-Length: 900';
const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;

it.each([
  ['no key', 'pictures', [half], 'half'],
  ['an unknown bucket', 'none', ['authorization', half], 'half'],
  ['a wrong type', 'pictures', ['authorization', half, 'Content-Type: text/html'], 'half'],
  [
    'too many bytes',
    'pictures',
    ['authorization', 'Transfer-Encoding: chunked', 'Content-Type: image/png'],
    chunk,
  ],
])('ends the connection of an upload with %s', async (_, bucket, lines, body) => {
  const limits = { allowed_mime_types: ['image/png'], file_size_limit: 1_000 };
  await fetch(`${server.url}/storage/v1/bucket`, {
    method: 'POST',
    headers: { Authorization: authorization.slice(15), 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'pictures', ...limits }),
  });
  const headers = lines.map((line) => (line === 'authorization' ? authorization : line));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => {});
  const started = performance.now();
  // The rest of the body never comes.
  socket.write(
    [`POST /storage/v1/object/${bucket}/a.png HTTP/1.1`, 'Host: a', ...headers, '', body].join(
      '\r\n',
    ),
  );
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(performance.now() - started).toBeLessThan(soon);
});
