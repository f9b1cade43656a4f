import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import * as memory from '#tests/support/process-memory.ts';
import { serviceKey } from '#tests/support/storage.ts';

const megabyte = 1024 * 1024;
let database: TestDatabase;
let server: BuiltServer;
let folder: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  database = await testDatabase();
  await start();
  key = await serviceKey();
  await call('/bucket', 'POST', JSON.stringify({ name: 'large', public: true }));
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(folder, { recursive: true });
});

async function start() {
  const AUTH_SECRET = process.env['AUTH_SECRET']!;
  server = await startBuiltServer(database.url, { env: { UPLOADS_DIR: folder, AUTH_SECRET } });
}

const call = (path: string, method: string, body?: BodyInit, headers = {}) =>
  fetch(`${server.url}/storage/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  });

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A body that is made while it is sent, so that this process needs no memory for it either. */
const streamOf = (megabytes: number) => {
  let left = megabytes;
  const chunk = Buffer.alloc(megabyte, 'wood');
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      return controller.enqueue(chunk);
    },
  });
};

test('an upload of 50 MB needs less than 100 MB of memory, raw and as a form', async () => {
  const shop = server.process.pid!;
  await call('/object/large/warm.bin', 'POST', 'warm');
  const before = memory.canMeasureMemory ? memory.residentMemory(shop) : 0;
  if (memory.canMeasureMemory) memory.resetPeakMemory(shop);
  const type = { 'Content-Type': 'application/octet-stream' };
  const raw = await call('/object/large/raw.bin', 'POST', streamOf(50), type);
  expect(await raw.json()).toMatchObject({ Key: 'large/raw.bin' });
  const form = new FormData();
  form.append('', new Blob([Buffer.alloc(50 * megabyte, 'wood')]), 'form.bin');
  expect((await call('/object/large/form.bin', 'POST', form)).status).toBe(200);
  if (memory.canMeasureMemory) {
    const used = memory.peakMemory(shop) - before;
    expect(used, 'MB').toBeLessThan(100);
  }
  const info = await call('/object/info/large/raw.bin', 'GET');
  expect(await info.json()).toMatchObject({ size: 50 * megabyte });
});

test('a killed process leaves no object without a file, and an upload goes on after the restart', async () => {
  const tus = { 'Tus-Resumable': '1.0.0' };
  const begun = await call('/upload/resumable', 'POST', undefined, {
    ...tus,
    'Upload-Length': String(20 * megabyte),
    'Upload-Metadata': `bucketName ${btoa('large')},objectName ${btoa('killed.bin')}`,
  });
  const path = begun.headers.get('Location')!.replace('/storage/v1', '');
  const existing = files().length;
  const half = slowUpload(`/object/large/half.bin`, 'POST', {});
  const part = slowUpload(path, 'PATCH', {
    ...tus,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
  });
  // Both are under way: a whole part of one is stored, and the file of the other has been opened.
  await eventually(async () => {
    const parts = await database.owner.query('select from storage.resumable_parts');
    expect(parts.rowCount).toBeGreaterThan(0);
    expect(files().length).toBeGreaterThan(existing + parts.rowCount!);
  });
  const exited = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await exited;
  for (const each of [half, part]) each.destroy();
  await start();

  const { rows } = await database.owner.query<{ version: string }>(
    'select version from storage.objects',
  );
  const names = new Set(files().map(({ name }) => name));
  expect(rows.every(({ version }) => names.has(`${version}.bin`))).toBe(true);
  expect((await call('/object/info/large/half.bin', 'GET')).status).toBe(400);

  const head = await call(path, 'HEAD', undefined, tus);
  const offset = Number(head.headers.get('Upload-Offset'));
  expect(offset).toBeGreaterThan(0);
  const rest = Buffer.alloc(20 * megabyte - offset, 'wood');
  const patched = await call(path, 'PATCH', rest, {
    ...tus,
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  });
  expect(patched.status).toBe(204);
  const info = await call('/object/info/large/killed.bin', 'GET');
  expect(await info.json()).toMatchObject({ size: 20 * megabyte });
});

test('an upload of more than 50 MB is cut off', async () => {
  const type = { 'Content-Type': 'application/octet-stream' };
  const more = await call('/object/large/more.bin', 'POST', streamOf(51), type).catch(() => null);
  // The connection may be closed before the client has sent everything and reads the answer.
  if (more) expect(await more.json()).toMatchObject({ statusCode: '413' });
  expect((await call('/object/info/large/more.bin', 'GET')).status).toBe(400);
});

/** Sends 9 MB of the announced 20 and then waits. */
function slowUpload(path: string, method: string, headers: Record<string, string>) {
  const sending = request(`${server.url}/storage/v1${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Length': 20 * megabyte,
      ...headers,
    },
  });
  sending.on('error', () => {});
  sending.write(Buffer.alloc(9 * megabyte, 'wood'));
  return sending;
}
