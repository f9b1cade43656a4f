import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetEnvironment } from '#platform/environment.server.ts';
import { createS3Store } from '#platform/files/s3-store.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { clientVersions, serviceKey, storageClient } from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const app = new Hono().route('/storage/v1', storageApi);
const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let key: string;
let storage: ReturnType<typeof storageClient>;

beforeAll(async () => {
  s3 = await startS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const values = [endpoint, region, bucket, accessKeyId, secretAccessKey];
  names.forEach((name, index) => (process.env[name] = values[index]));
  database = await testDatabase();
  key = await serviceKey();
  storage = storageClient(clientVersions[1][1], app, key);
  await storage.createBucket('cloud', { public: true });
});
afterAll(async () => {
  for (const name of names) delete process.env[name];
  forgetEnvironment();
  await database.close();
  await s3.close();
});

async function storedFiles(): Promise<string[]> {
  const all: string[] = [];
  const before = new Date(Date.now() + 3_600_000);
  for await (const { name } of createS3Store(s3.settings).list({ before })) all.push(name);
  return all;
}

it('stores, serves in parts, copies and removes', async () => {
  const files = storage.from('cloud');
  const body = Buffer.alloc(6_000_000, 'chair ');
  expect((await files.upload('a.bin', body)).error).toBeNull();
  expect((await files.upload('form.bin', new Blob([body]))).error).toBeNull();
  const part = await app.request('http://shop.test/storage/v1/object/public/cloud/a.bin', {
    headers: { Range: 'bytes=5999994-' },
  });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('chair ');
  expect((await files.copy('a.bin', 'b.bin')).error).toBeNull();
  const loaded = await files.download('b.bin');
  expect(Buffer.from(await loaded.data!.arrayBuffer()).equals(body)).toBe(true);
  expect(await storedFiles()).toHaveLength(3);
  await files.update('a.bin', 'small');
  expect(await storedFiles()).toHaveLength(3);
  await files.remove(['a.bin', 'b.bin', 'form.bin']);
  expect(await storedFiles()).toEqual([]);
});

it('leaves nothing behind when a file is too large', async () => {
  await storage.updateBucket('cloud', { public: true, fileSizeLimit: '6mb' });
  const stream = new Blob([Buffer.alloc(7_000_000)]).stream();
  const result = await storage.from('cloud').upload('large.bin', stream, { duplex: 'half' });
  expect(result.error).toMatchObject({ statusCode: '413' });
  expect(await storedFiles()).toEqual([]);
});

it('joins the parts of a resumable upload', async () => {
  const request = (path: string, method: string, headers: Record<string, string>, body?: string) =>
    app.request(`http://shop.test${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Tus-Resumable': '1.0.0', ...headers },
      ...(body && { body }),
    });
  const begun = await request('/storage/v1/upload/resumable', 'POST', {
    'Upload-Length': '10',
    'Upload-Metadata': `bucketName ${btoa('cloud')},objectName ${btoa('joined.txt')}`,
  });
  const location = begun.headers.get('Location')!;
  const send = (offset: number, text: string) =>
    request(
      location,
      'PATCH',
      { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      text,
    );
  expect((await send(0, '0123')).status).toBe(204);
  expect((await send(2, 'wrong')).status).toBe(409);
  expect((await send(4, '456789')).status).toBe(204);
  expect(await (await storage.from('cloud').download('joined.txt')).data?.text()).toBe(
    '0123456789',
  );
  expect(await storedFiles()).toHaveLength(1);
});

it('renders pictures', async () => {
  const create = { width: 60, height: 40, channels: 3, background: '#a8782b' } as const;
  await storage.from('cloud').upload('p.png', await sharp({ create }).png().toBuffer());
  const transform = { width: 30, height: 20 };
  const loaded = await storage.from('cloud').download('p.png', { transform });
  expect(await sharp(await loaded.data!.arrayBuffer()).metadata()).toMatchObject({ width: 30 });
});
