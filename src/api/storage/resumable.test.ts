import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as tus from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import { sweepFiles } from '#services/uploads/sweep-files.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { createStorageApi } from './index.ts';

let now = new Date();
const clock = { now: () => now };
const app = new Hono().route('/storage/v1', createStorageApi(clock));
const uploads = fileUploads();
const database = fileDatabase();
let server: ReturnType<typeof serve>;
let url: string;
let key: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve());
  });
  // On a busy machine the server would close idle connections just before they are used again.
  (server as Server).keepAliveTimeout = 300_000;
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/storage/v1`;
  key = await serviceKey();
  await call('/bucket', { method: 'POST', body: JSON.stringify({ name: 'large', public: true }) });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, headers: { Authorization: `Bearer ${key}` } });

const megabytes = (count: number) =>
  Buffer.from(Array.from({ length: count * 1024 * 1024 }, (_, index) => (index * 7) % 251));

interface Wish {
  name: string;
  bucket?: string;
  token?: string;
  headers?: Record<string, string>;
  chunkSize?: number;
  endpoint?: string;
}

function uploadOf(
  body: Buffer,
  { name, bucket = 'large', token = key, headers = {}, endpoint = '', ...wish }: Wish,
  options: Partial<tus.UploadOptions> = {},
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const upload = new tus.Upload(body as unknown as tus.UploadOptions['metadata'] as never, {
    endpoint: `${url}/upload/resumable${endpoint}`,
    headers: { Authorization: `Bearer ${token}`, ...headers },
    metadata: {
      bucketName: bucket,
      objectName: name,
      contentType: 'image/png',
      cacheControl: '60',
      metadata: JSON.stringify({ by: 'tus' }),
    },
    chunkSize: 6 * 1024 * 1024,
    retryDelays: [0, 10, 50, 200, 1000],
    storeFingerprintForResuming: false,
    onSuccess: () => resolve(),
    onError: reject,
    ...wish,
    ...options,
  });
  return { upload, finished: promise };
}

const download = async (name: string) =>
  Buffer.from(await (await fetch(`${url}/object/public/large/${name}`)).arrayBuffer());

const unfinished = async () =>
  (await database.owner.query('select file from storage.resumable_parts')).rowCount;

it('stores a large file in parts, byte for byte', async () => {
  const body = megabytes(15);
  const { upload, finished } = uploadOf(body, { name: 'folder/large.png' });
  upload.start();
  await finished;
  expect((await download('folder/large.png')).equals(body)).toBe(true);
  const info = await (await call('/object/info/large/folder/large.png')).json();
  expect(info).toMatchObject({
    size: body.byteLength,
    content_type: 'image/png',
    cache_control: 'max-age=60',
    metadata: { by: 'tus' },
  });
  expect(await unfinished()).toBe(0);
  expect(uploads.list()).toHaveLength(1);
});

/** Begins an upload without a client, as a browser does that is closed in the middle. */
async function begin(name: string, length: number): Promise<string> {
  const response = await fetch(`${url}/upload/resumable`, {
    method: 'POST',
    headers: {
      ...protocol(),
      'Upload-Length': String(length),
      'Upload-Metadata': `bucketName ${btoa('large')},objectName ${btoa(name)}`,
    },
  });
  expect(response.status).toBe(201);
  return new URL(response.headers.get('Location')!, url).href;
}

const protocol = () => ({ Authorization: `Bearer ${key}`, 'Tus-Resumable': '1.0.0' });

const offsetOf = async (location: string) => {
  const response = await fetch(location, { method: 'HEAD', headers: protocol() });
  return Number(response.headers.get('Upload-Offset'));
};

/** Announces the whole body and closes the connection after a part of it. */
async function sendPart(location: string, whole: number, part: Buffer): Promise<void> {
  const { hostname, port, pathname } = new URL(location);
  const socket = connect(Number(port), hostname);
  const headers = {
    ...protocol(),
    Host: hostname,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(whole),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.on('error', () => {});
  socket.write([`PATCH ${pathname} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  socket.end(part);
  socket.resume();
  await once(socket, 'close');
}

it('goes on after the connection broke in the middle of a request', async () => {
  const body = megabytes(14);
  const location = await begin('broken.png', body.byteLength);
  const arrived = 9_000_000;
  await sendPart(location, body.byteLength, body.subarray(0, arrived));
  await eventually(async () => expect(await offsetOf(location)).toBe(arrived));
  const { upload, finished } = uploadOf(body, { name: 'broken.png' }, { uploadUrl: location });
  const offsets: number[] = [];
  upload.options.onChunkComplete = (size, accepted) => offsets.push(accepted - size);
  upload.start();
  await finished;
  expect(offsets[0]).toBe(arrived);
  expect((await download('broken.png')).equals(body)).toBe(true);
});

it('stores an empty file', async () => {
  const { upload, finished } = uploadOf(Buffer.alloc(0), { name: 'empty.png' });
  upload.start();
  await finished;
  expect((await download('empty.png')).byteLength).toBe(0);
});

it('asks the policies, the limits and the names', async () => {
  const customer = await accessTokenOf(now);
  const office = await accessTokenOf(now, 'technical_office_manager');
  const tooMuch = Buffer.alloc(21 * 1024 * 1024);
  const cases: [Wish, Buffer, number][] = [
    [{ name: 'a.png', bucket: 'product-images', token: customer }, megabytes(1), 403],
    [{ name: 'a.png', bucket: 'product-images', token: office }, tooMuch, 413],
    [{ name: '../a.png' }, megabytes(1), 400],
    [{ name: 'a.png', bucket: 'nowhere' }, megabytes(1), 404],
    [{ name: 'folder/large.png' }, megabytes(1), 409],
  ];
  for (const [wish, body, status] of cases) {
    const { upload, finished } = uploadOf(body, wish, { retryDelays: null });
    upload.start();
    const error = await finished.then(
      () => null,
      (reason: tus.DetailedError) => reason.originalResponse?.getStatus(),
    );
    expect([wish.name, error]).toEqual([wish.name, status]);
  }
});

it('replaces with x-upsert, and hides uploads from others', async () => {
  const { upload, finished } = uploadOf(Buffer.from('new'), {
    name: 'folder/large.png',
    headers: { 'x-upsert': 'true' },
  });
  upload.start();
  await finished;
  expect((await download('folder/large.png')).toString()).toBe('new');
  const customer = await accessTokenOf(now);
  const foreign = await fetch(upload.url!, {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${customer}`, 'Tus-Resumable': '1.0.0' },
  });
  expect(foreign.status).toBe(404);
});

it('lets no visitor look at, go on with or end the upload of a program', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const begun = await fetch(`${url}/upload/resumable`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '5',
      'Upload-Metadata': `bucketName ${encode('large')},objectName ${encode('begun.png')}`,
    },
  });
  expect(begun.status).toBe(201);
  const address = new URL(begun.headers.get('location')!, url);
  const send = async (method: string, headers: Record<string, string>) => {
    const common = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' };
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    const body = method === 'PATCH' ? { body: '12345' } : {};
    const init = { method, headers: { ...common, ...type, ...headers }, ...body };
    return (await fetch(address, init)).status;
  };
  const visitor = await signLegacyKey({ role: 'anon' });
  for (const method of ['HEAD', 'DELETE', 'PATCH']) {
    const status = await send(method, { Authorization: `Bearer ${visitor}` });
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
  expect(await send('HEAD', { Authorization: `Bearer ${key}` })).toBe(200);
});

it('takes a signature instead of a key', async () => {
  const signed = await call('/object/upload/sign/large/signed.png', { method: 'POST' });
  const { token } = (await signed.json()) as { token: string };
  const wish = { endpoint: '/sign', token: 'none', headers: { 'x-signature': token } };
  const { upload, finished } = uploadOf(Buffer.from('signed'), { name: 'signed.png', ...wish });
  upload.start();
  await finished;
  expect((await download('signed.png')).toString()).toBe('signed');
  const other = uploadOf(Buffer.from('x'), { name: 'other.png', ...wish }, { retryDelays: null });
  other.upload.start();
  await expect(other.finished).rejects.toThrow();
});

describe('an upload that is never finished', () => {
  it('is gone after a day, with its parts', async () => {
    const begun = await fetch(`${url}/upload/resumable`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '100',
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Metadata': `bucketName ${btoa('large')},objectName ${btoa('half.png')}`,
      },
      body: 'fifty',
    });
    expect(begun.status).toBe(201);
    const location = new URL(begun.headers.get('Location')!, url);
    const head = { headers: { Authorization: `Bearer ${key}`, 'Tus-Resumable': '1.0.0' } };
    const ask = () => fetch(location, { method: 'HEAD', ...head });
    expect((await ask()).headers.get('Upload-Offset')).toBe('5');
    expect(await unfinished()).toBe(1);
    const files = uploads.list().length;
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await ask()).status).toBe(404);
    await sweepFiles(now);
    expect(await unfinished()).toBe(0);
    expect(uploads.list()).toHaveLength(files - 1);
  });
});
