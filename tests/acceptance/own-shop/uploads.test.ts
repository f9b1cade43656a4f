import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import * as memory from '#tests/support/process-memory.ts';

let database: TestDatabase;
let server: BuiltServer;
let cookie: string;
let log = '';

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  server = await startBuiltServer(database.url, { env: { LOG_LEVEL: 'info' }, silent: true });
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  cookie = await signIn();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ email: 'customer@fustat.example', password: 'Fustat-demo-2026' }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The form of the account's picture, as a browser without scripts sends it. */
async function sendPicture(bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set('intent', 'picture');
  body.set('picture', new File([bytes], 'me.avif', { type: 'image/avif' }));
  const response = await fetch(`${server.url}/account/profile`, {
    method: 'POST',
    headers: { origin: server.url, cookie },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const bomb = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../support/hostile/7999x7999.avif')),
);

test('the built shop decodes an uploaded picture', async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#a8782b' } as const;
  const picture = new Uint8Array(await sharp({ create }).avif().toBuffer());
  expect((await sendPicture(picture)).status).toBe(200);
  const profile = await fetch(`${server.url}/account/profile`, { headers: { cookie } });
  const [address] = /\/media\/avatars\/[0-9a-f-]{36}/.exec(await profile.text())!;
  const stored = await fetch(server.url + address, { headers: { cookie } });
  expect(stored.headers.get('content-type')).toBe('image/webp');
});

test('pictures of 64 million pixels in 1 kB are rejected while the shop serves others', async () => {
  expect(bomb.length).toBeLessThan(1_200);
  expect((await sharp(bomb).metadata()).width).toBe(7999);
  const shop = server.process.pid!;
  const before = memory.canMeasureMemory ? memory.residentMemory(shop) : 0;
  if (memory.canMeasureMemory) memory.resetPeakMemory(shop);
  const rejections = Promise.all(Array.from({ length: 6 }, () => sendPicture(bomb)));
  for (const page of ['/healthz', '/shop', '/ar/contact']) {
    expect((await fetch(server.url + page)).status, page).toBe(200);
  }
  for (const { status, text } of await rejections) {
    expect(status).toBe(400);
    expect(text).toContain('Please upload an image file (JPEG, PNG, etc.)');
  }
  if (!memory.canMeasureMemory) return;
  expect(memory.peakMemory(shop) - before).toBeLessThan(60);
  const decoders = memory.childrenOf(shop).map(memory.peakMemory);
  // A decoder that has only read headers takes 90 MB, nearly all of it Node and libvips.
  expect(decoders.length).toBeLessThanOrEqual(2);
  for (const peak of decoders) expect(peak).toBeLessThan(150);
});

/** Nearly 32 MB, the most that the form accepts: six files of 5 MB and a little more. */
async function sendLargeForm(): Promise<number> {
  const body = new FormData();
  const file = new File([new Uint8Array(5 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  for (let count = 0; count < 6; count += 1) body.append('images', file);
  body.append('images', new File([new Uint8Array(1_900 * 1024)], 'last.jpg'));
  const headers = { origin: server.url };
  const response = await fetch(`${server.url}/custom-service/send`, {
    method: 'POST',
    headers,
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

test.runIf(memory.canMeasureMemory)(
  'four forms of 32 MB at once take at most 60 MB of memory',
  async () => {
    // V8 lets some 64 MB of read buffers pile up before it collects them, for one form as for four.
    expect(await sendLargeForm()).toBe(400);
    const shop = server.process.pid!;
    const before = memory.residentMemory(shop);
    memory.resetPeakMemory(shop);
    const statuses = await Promise.all(Array.from({ length: 4 }, sendLargeForm));
    expect(statuses).toEqual([400, 400, 400, 400]);
    expect(memory.peakMemory(shop) - before).toBeLessThan(60);
  },
);

test('an aborted upload is one line in the log, without a stack trace', async () => {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const lines = [
    'POST /custom-service/send HTTP/1.1',
    ...[`Host: ${host}`, `Origin: ${server.url}`, 'Content-Length: 1000000'],
    'Content-Type: multipart/form-data; boundary=x',
  ];
  const part = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  log = '';
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}${'a'.repeat(100_000)}`);
  await once(socket, 'drain').catch(() => {});
  socket.resetAndDestroy();
  await eventually(() => expect(log).toContain('upload aborted by the client'));
  await fetch(`${server.url}/healthz`);
  await eventually(() => expect(log).toContain('"/healthz"'));
  expect(log.match(/upload aborted/g)).toHaveLength(1);
  expect(log).not.toMatch(/stack|\bat .*:\d+:\d+|"level":"?(50|error)/);
});
