import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { accessTokenOf, serviceKey } from '#tests/support/storage.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { storageApi } from './index.ts';

const app = new Hono().route('/storage/v1', storageApi);
fileUploads();
const database = fileDatabase();
let key: string;

beforeAll(async () => {
  key = await serviceKey();
  const body = JSON.stringify({ name: 'small', file_size_limit: 1000 });
  await app.request('/storage/v1/bucket', { method: 'POST', headers: bearer(key), body });
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const root = '/storage/v1/upload/resumable';
const bytes = { 'Content-Type': 'application/offset+octet-stream' };
const late = { 'Upload-Defer-Length': '1' };
const tooMuch = 'x'.repeat(5000);

const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  app.request(path, {
    method,
    headers: { ...bearer(key), 'Tus-Resumable': '1.0.0', ...headers },
    ...(body !== undefined && { body }),
  });

const named = (name: string, bucket = 'small', type = 'image/png') => ({
  'Upload-Metadata': `bucketName ${btoa(bucket)},objectName ${btoa(name)},contentType ${btoa(type)}`,
});

const begin = async (name: string, headers: Record<string, string>) =>
  (await send('POST', root, { ...named(name), ...headers })).headers.get('Location')!;

it.each<[string, Record<string, string>, number]>([
  ['a size of 400 digits', { 'Upload-Length': '9'.repeat(400) }, 400],
  ['a size below zero', { 'Upload-Length': '-1' }, 400],
  ['a size above the limit of the bucket', { 'Upload-Length': '1001' }, 413],
  ['a part of a parallel upload', { 'Upload-Length': '5', 'Upload-Concat': 'partial' }, 400],
  ['the end of a parallel upload', { 'Upload-Concat': 'final;/a /b' }, 400],
  ['a size now and later', { 'Upload-Length': '5', ...late }, 400],
  ['metadata that are none', { 'Upload-Length': '5', 'Upload-Metadata': ',,,' }, 400],
])('does not begin with %s', async (_, headers, status) => {
  expect((await send('POST', root, { ...named('a.png'), ...headers })).status).toBe(status);
});

it('holds the limit of the bucket when the size is declared late, or not at all', async () => {
  const start = { 'Upload-Offset': '0', ...bytes };
  const declared = { ...start, 'Upload-Length': '5000' };
  const responses = [
    await send('PATCH', await begin('b.png', late), declared, tooMuch),
    await send(
      'PATCH',
      await begin('c.png', late),
      { ...start, 'Content-Length': '5000' },
      tooMuch,
    ),
    await send('PATCH', await begin('d.png', late), start, tooMuch),
    await send('POST', root, { ...named('e.png'), ...late, ...bytes }, tooMuch),
  ];
  expect(responses.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  const { rows } = await database.owner.query<{ received: string }>(
    'select max(received)::text as received from storage.resumable_uploads',
  );
  expect(Number(rows[0]!.received)).toBeLessThanOrEqual(1000);
});

it('takes each byte once, whatever the order of the offsets', async () => {
  const upload = await begin('f.png', { 'Upload-Length': '10' });
  const patch = async (offset: string, body: string) =>
    (await send('PATCH', upload, { 'Upload-Offset': offset, ...bytes }, body)).status;
  for (const [offset, status] of [
    ['5', 409],
    ['-1', 400],
    ['1e3', 400],
    ['9'.repeat(20), 400],
  ] as const) {
    expect([offset, await patch(offset, '12345')]).toEqual([offset, status]);
  }
  const statuses = await Promise.all(['0', '0', '0'].map((offset) => patch(offset, '1234567890')));
  expect(statuses.toSorted()).toEqual([204, 409, 409]);
  const stored = await send('GET', '/storage/v1/object/small/f.png', {});
  expect(await stored.text()).toBe('1234567890');
});

it('keeps no more than 100 unfinished uploads of an account', async () => {
  const office = await accessTokenOf(new Date(), 'technical_office_manager');
  const start = async (name: string) => {
    const headers = { ...bearer(office), ...named(name, 'product-images'), 'Upload-Length': '5' };
    return (await send('POST', root, headers)).status;
  };
  expect(await start('first.png')).toBe(201);
  await database.owner.query(
    `insert into storage.resumable_uploads
       (id, bucket_id, name, owner, upsert, size, fields, created_at, expires_at)
     select gen_random_uuid(), bucket_id, name || n, owner, upsert, size, fields, created_at, expires_at
     from storage.resumable_uploads, generate_series(1, 95) as n where name = 'first.png'`,
  );
  // All at once: each has to count those that came just before it.
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, place) => start(`together-${place}.png`)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect(statuses.filter((status) => status === 423)).toHaveLength(8);
});
