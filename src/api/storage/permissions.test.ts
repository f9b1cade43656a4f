import { beforeAll, describe, expect, it } from 'vitest';
import { signLegacyKey } from '#services/identity/legacy-keys.server.ts';
import {
  accessTokenOf,
  clientVersions,
  fileStorage,
  serviceKey,
  storageClient,
} from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const { app, database } = fileStorage(storageApi);
const now = new Date();
let tokens: Record<string, string>;

beforeAll(async () => {
  tokens = {
    visitor: await signLegacyKey({ role: 'anon' }),
    customer: await accessTokenOf(now),
    sales: await accessTokenOf(now, 'sales'),
    marketing: await accessTokenOf(now, 'marketing'),
    content: await accessTokenOf(now, 'content_manager'),
    office: await accessTokenOf(now, 'technical_office_manager'),
    admin: await accessTokenOf(now, 'admin'),
    service: await serviceKey(),
  };
});

const denied = { message: 'new row violates row-level security policy' };
const png = { contentType: 'image/png' };

describe.each(clientVersions)('with supabase-js %s', (version, create) => {
  const as = (role: string) => storageClient(create, app, tokens[role]!);
  const path = `${version}/chair.png`;

  beforeAll(async () => {
    await as('service').from('product-images').upload(path, 'picture', png);
    await as('service').createBucket(`secret ${version}`);
    await as('service').from(`secret ${version}`).upload('note.txt', 'secret');
  });

  it.each(['visitor', 'customer', 'sales', 'marketing', 'content'])(
    'lets a %s read the pictures of the shop and change nothing',
    async (role) => {
      const pictures = as(role).from('product-images');
      expect(await (await pictures.download(path)).data?.text()).toBe('picture');
      expect((await pictures.list(version)).data).toMatchObject([{ name: 'chair.png' }]);
      expect((await pictures.upload(`${version}/new.png`, 'x', png)).error).toMatchObject(denied);
      const upsert = { ...png, upsert: true };
      expect((await pictures.upload(path, 'x', upsert)).error).toMatchObject(denied);
      expect((await pictures.update(path, 'x', png)).error).toMatchObject(denied);
      expect((await pictures.remove([path])).data ?? []).toEqual([]);
      expect((await pictures.move(path, 'moved.png')).error).toMatchObject(denied);
      expect((await pictures.copy(path, 'copied.png')).error).toMatchObject(denied);
      expect((await pictures.createSignedUploadUrl('signed.png')).error).toMatchObject(denied);
      expect((await as(role).createBucket(`of ${role}`)).error).not.toBeNull();
      expect(
        (await as(role).updateBucket('product-images', { public: false })).error,
      ).not.toBeNull();
      expect((await as(role).emptyBucket('product-images')).error).not.toBeNull();
      expect(await (await pictures.download(path)).data?.text()).toBe('picture');
    },
  );

  it.each(['visitor', 'customer', 'sales', 'marketing', 'content', 'office'])(
    'shows a %s nothing of a private bucket',
    async (role) => {
      const secrets = as(role).from(`secret ${version}`);
      expect((await secrets.download('note.txt')).error).not.toBeNull();
      expect((await secrets.info('note.txt')).error).not.toBeNull();
      expect((await secrets.list()).data).toEqual([]);
      expect((await secrets.createSignedUrl('note.txt', 60)).error?.message).toBe(
        'Object not found',
      );
      expect((await as(role).getBucket(`secret ${version}`)).error?.message).toBe(
        'Bucket not found',
      );
      const { publicUrl } = secrets.getPublicUrl('note.txt').data;
      expect((await app.request(publicUrl)).status).toBe(400);
    },
  );

  it.each(['office', 'admin', 'service'])('lets %s manage the pictures', async (role) => {
    const pictures = as(role).from('portfolio-images');
    const name = `${version}/${role}.png`;
    expect((await pictures.upload(name, 'x', png)).error).toBeNull();
    expect((await pictures.update(name, 'y', png)).error).toBeNull();
    expect((await pictures.copy(name, `copy ${name}`)).error).toBeNull();
    expect((await pictures.move(name, `moved ${name}`)).error).toBeNull();
    const removed = await pictures.remove([`copy ${name}`, `moved ${name}`]);
    expect(removed.data).toHaveLength(2);
  });

  it('records the owner and what staff did', async () => {
    await as('office').from('project-images').upload(`${version}/a.png`, 'x', png);
    const { rows } = await database.owner.query(
      `select o.owner is not null as has_owner, a.op from storage.objects o
       join audit_log a on a.table_name = 'objects' and a.row_key = o.id::text
       where o.name = $1`,
      [`${version}/a.png`],
    );
    expect(rows).toEqual([{ has_owner: true, op: 'insert' }]);
  });
});

it('refuses tokens that are not ours', async () => {
  const response = await app.request('http://shop.test/storage/v1/bucket', {
    headers: { Authorization: 'Bearer a.b.c' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
});

it('asks for a key, except to download from a public bucket', async () => {
  await storageClient(clientVersions[0][1], app, tokens['service']!)
    .from('product-images')
    .upload('open.png', 'open', png);
  const url = 'http://shop.test/storage/v1';
  const list = await app.request(`${url}/bucket`);
  expect(await list.json()).toMatchObject({ message: 'Invalid Compact JWS' });
  const download = await app.request(`${url}/object/product-images/open.png`);
  expect(await download.text()).toBe('open');
});
