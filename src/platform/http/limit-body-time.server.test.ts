import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitBodyTime } from './limit-body-time.server.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(milliseconds: number): Promise<number> {
  server = createServer((request, response) => {
    limitBodyTime(request, response, milliseconds);
    request.on('error', () => {}).resume();
    request.on('end', () => response.end('whole'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends half a body and never the rest. Returns everything until the server closes. */
async function sendHalf(port: number, path: string, type: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nhalf`,
  );
  await once(socket, 'close');
  return received;
}

it('ends a request whose body does not arrive', async () => {
  const port = await start(20);
  const received = await sendHalf(port, '/login', 'application/x-www-form-urlencoded');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

it('ends a multipart body on a page that takes no files', async () => {
  const port = await start(20);
  expect(await sendHalf(port, '/login', 'multipart/form-data; boundary=x')).toContain('408');
});

it('leaves a complete request alone', async () => {
  const port = await start(60_000);
  const response = await fetch(`http://127.0.0.1:${port}/login`, { method: 'POST', body: 'text' });
  expect(await response.text()).toBe('whole');
});

it.each([
  '/storage/v1/object/list/b',
  '/storage/v1/object/move',
  '/storage/v1/object/sign/b/a.png',
])('ends a body of JSON to %s, which takes no file', async (path) => {
  const port = await start(20);
  expect(await sendHalf(port, path, 'application/json')).toContain('408');
});

const uploadPaths = [
  '/custom-service',
  '/ar/custom-service.data',
  '/functions/v1/request-custom-service',
  '/storage/v1/object/b/a.png',
  '/storage/v1/object/upload/sign/b/a.png',
  '/storage/v1/upload/resumable',
];

it.each(uploadPaths)('leaves the upload to %s to the check for stalled uploads', async (path) => {
  const port = await start(0);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const type = 'multipart/form-data; boundary=x';
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`;
  socket.write(`${head}Content-Length: 8\r\n\r\nhalf`);
  // A request that ends later on the same server shows that timers of 0 ms have run.
  await fetch(`http://127.0.0.1:${port}/`);
  socket.write('rest');
  const [response] = (await once(socket, 'data')) as [string];
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
