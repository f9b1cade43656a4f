import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientVersions, fileStorage, serviceKey, storageClient } from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const { app, uploads } = fileStorage(storageApi);

const textOf = async (blob: Blob | null) => blob?.text();

describe.each(clientVersions)('supabase-js %s with the service key', (_, create) => {
  let storage: ReturnType<typeof storageClient>;
  let bucket: string;

  beforeAll(async () => {
    storage = storageClient(create, app, await serviceKey());
  });
  beforeEach(async () => {
    bucket = `bucket-${crypto.randomUUID()}`;
    await storage.createBucket(bucket, { public: true });
  });

  it('creates, reads, changes, empties and deletes buckets', async () => {
    expect((await storage.createBucket(bucket, { public: true })).error).toMatchObject({
      message: 'The resource already exists',
    });
    const changes = { public: false, fileSizeLimit: '20mb', allowedMimeTypes: ['image/jpeg'] };
    const updated = await storage.updateBucket(bucket, changes);
    expect(updated.data).toEqual({ message: 'Successfully updated' });
    expect((await storage.getBucket(bucket)).data).toEqual({
      id: bucket,
      name: bucket,
      owner: '',
      public: false,
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/jpeg'],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      updated_at: expect.any(String),
    });
    const list = await storage.listBuckets();
    expect(list.data?.map(({ id }) => id)).toEqual(
      expect.arrayContaining([bucket, 'product-images', 'project-images', 'portfolio-images']),
    );
    expect((await storage.deleteBucket(bucket)).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket(bucket)).error).toMatchObject({ message: 'Bucket not found' });
  });

  it('deletes only a bucket that is empty, and its files with it', async () => {
    await storage.from(bucket).upload('a/b.txt', 'text');
    const before = uploads.list().length;
    expect((await storage.deleteBucket(bucket)).error).toMatchObject({
      message: 'The bucket you tried to delete is not empty',
    });
    expect((await storage.emptyBucket(bucket)).error).toBeNull();
    expect(uploads.list()).toHaveLength(before - 1);
    expect((await storage.deleteBucket(bucket)).error).toBeNull();
  });

  it('uploads every kind of body and downloads the same bytes', async () => {
    const bytes = new TextEncoder().encode('a chair');
    const form = new FormData();
    form.append('', new Blob([bytes]), 'file.txt');
    const bodies = { bytes, form, text: 'a chair', blob: new Blob([bytes]), buffer: bytes.buffer };
    for (const [kind, body] of Object.entries(bodies)) {
      const path = `kinds/${kind}.txt`;
      const uploaded = await storage.from(bucket).upload(path, body);
      expect(uploaded.error).toBeNull();
      expect(uploaded.data).toMatchObject({ path, fullPath: `${bucket}/${path}` });
      const loaded = await storage.from(bucket).download(path);
      expect(await textOf(loaded.data)).toBe('a chair');
    }
  });

  it('keeps type, caching and metadata', async () => {
    const metadata = { custom: 'value' };
    const options = { contentType: 'image/png', cacheControl: '60', metadata };
    await storage.from(bucket).upload('a.png', new Blob(['x']), options);
    await storage.from(bucket).upload('b.png', Buffer.from('x'), options);
    for (const name of ['b.png', 'a.png']) {
      const { data } = await storage.from(bucket).info(name);
      expect(data).toMatchObject({
        name,
        bucketId: bucket,
        size: 1,
        cacheControl: 'max-age=60',
        etag: '"9dd4e461268c8034f5c8564e155c67a6"',
        metadata,
        version: expect.any(String),
        lastModified: expect.any(String),
        createdAt: expect.any(String),
      });
      expect(data).not.toHaveProperty('updatedAt');
    }
    expect((await storage.from(bucket).info('b.png')).data?.contentType).toBe('image/png');
    expect((await storage.from(bucket).exists('a.png')).data).toBe(true);
    expect((await storage.from(bucket).exists('c.png')).data).toBe(false);
  });

  it('replaces only when asked, and removes the former file', async () => {
    const files = storage.from(bucket);
    await files.upload('a.txt', 'one');
    const count = uploads.list().length;
    expect((await files.upload('a.txt', 'two')).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
    expect((await files.upload('a.txt', 'two', { upsert: true })).error).toBeNull();
    expect((await files.update('a.txt', 'three')).error).toBeNull();
    expect(await textOf((await files.download('a.txt')).data)).toBe('three');
    expect(uploads.list()).toHaveLength(count);
  });

  it('enforces size and type of the bucket', async () => {
    const count = uploads.list().length;
    await storage.updateBucket(bucket, {
      public: true,
      fileSizeLimit: '1kb',
      allowedMimeTypes: ['image/*'],
    });
    const files = storage.from(bucket);
    const large = Buffer.alloc(1001);
    const contentType = 'image/png';
    const tooLarge = {
      message: 'The object exceeded the maximum allowed size',
      statusCode: '413',
    };
    expect((await files.upload('a.png', large, { contentType })).error).toMatchObject(tooLarge);
    const blob = new Blob([large], { type: contentType });
    expect((await files.upload('a.png', blob)).error).toMatchObject(tooLarge);
    const stream = new Blob([large]).stream();
    const streamed = await files.upload('a.png', stream, { contentType, duplex: 'half' });
    expect(streamed.error).toMatchObject(tooLarge);
    expect((await files.upload('a.txt', 'x')).error).toMatchObject({
      message: expect.stringContaining('mime type text/plain'),
      statusCode: '415',
    });
    expect((await files.upload('a.png', 'x', { contentType })).error).toBeNull();
    expect(uploads.list()).toHaveLength(count + 1);
  });

  it('lists files and folders', async () => {
    const files = storage.from(bucket);
    for (const name of ['b.txt', 'a.txt', 'folder/x.txt', 'folder/deep/y.txt']) {
      await files.upload(name, name);
    }
    const top = await files.list('');
    expect(top.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['a.txt', false],
      ['b.txt', false],
      ['folder', true],
    ]);
    expect(top.data?.[0]?.metadata).toMatchObject({ size: 5 });
    const inFolder = await files.list('folder');
    expect(inFolder.data?.map(({ name }) => name)).toEqual(['deep', 'x.txt']);
    const oldest = await files.list('', { sortBy: { column: 'created_at', order: 'asc' } });
    expect(oldest.data?.map(({ name }) => name)).toEqual(['folder', 'b.txt', 'a.txt']);
    const second = await files.list('', { limit: 1, offset: 1 });
    expect(second.data?.map(({ name }) => name)).toEqual(['b.txt']);
    const searched = await files.list('', { search: 'A' });
    expect(searched.data?.map(({ name }) => name)).toEqual(['a.txt']);
  });

  it('moves and copies, also to another bucket', async () => {
    const other = `other-${crypto.randomUUID()}`;
    await storage.createBucket(other);
    const files = storage.from(bucket);
    await files.upload('a.txt', 'moved', { metadata: { by: 'hand' } });
    expect((await files.move('a.txt', 'b/c.txt')).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await files.download('a.txt')).error).not.toBeNull();
    const across = { destinationBucket: other };
    expect((await files.copy('b/c.txt', 'copy.txt', across)).data?.path).toBe(`${other}/copy.txt`);
    expect((await files.move('b/c.txt', 'd.txt', across)).error).toBeNull();
    expect(await textOf((await storage.from(other).download('d.txt')).data)).toBe('moved');
    expect(await textOf((await storage.from(other).download('copy.txt')).data)).toBe('moved');
    expect((await storage.from(other).info('copy.txt')).data?.metadata).toEqual({ by: 'hand' });
    expect((await files.move('gone', 'e.txt')).error?.message).toBe('Object not found');
    expect((await files.copy('gone', 'e.txt')).error?.message).toBe('Object not found');
  });

  it('removes several, and says which', async () => {
    const files = storage.from(bucket);
    await files.upload('a.txt', 'a');
    const count = uploads.list().length;
    const removed = await files.remove(['a.txt', 'never.txt']);
    expect(removed.data).toMatchObject([{ name: 'a.txt', bucket_id: bucket }]);
    expect(uploads.list()).toHaveLength(count - 1);
  });

  it('signs addresses for reading, one and many', async () => {
    await storage.updateBucket(bucket, { public: false });
    const files = storage.from(bucket);
    await files.upload('folder/a b.txt', 'signed');
    const { data } = await files.createSignedUrl('folder/a b.txt', 60, { download: 'n.txt' });
    const response = await app.request(data!.signedUrl);
    expect(await response.text()).toBe('signed');
    expect(response.headers.get('Content-Disposition')).toContain('filename=n.txt');
    const other = data!.signedUrl.replace('a%20b', 'b');
    expect((await app.request(other)).status).toBe(400);
    const many = await files.createSignedUrls(['folder/a b.txt', 'gone.txt'], 60);
    expect(many.data?.map(({ error }) => error)).toEqual([
      null,
      'Either the object does not exist or you do not have access to it',
    ]);
    expect((await app.request(many.data![0]!.signedUrl)).status).toBe(200);
  });

  it('signs addresses for uploading once', async () => {
    const files = storage.from(bucket);
    const { data } = await files.createSignedUploadUrl('folder/up.txt');
    const send = () => files.uploadToSignedUrl(data!.path, data!.token, new Blob(['sent']));
    expect((await send()).data).toMatchObject({ path: 'folder/up.txt' });
    expect((await send()).error).toMatchObject({ message: 'The resource already exists' });
    const again = await files.createSignedUploadUrl('folder/up.txt', { upsert: true });
    const replaced = await files.uploadToSignedUrl('folder/up.txt', again.data!.token, 'new');
    expect(replaced.error).toBeNull();
    expect(await textOf((await files.download('folder/up.txt')).data)).toBe('new');
    const wrong = await files.uploadToSignedUrl('folder/other.txt', data!.token, 'x');
    expect(wrong.error).toMatchObject({ message: 'Invalid signature' });
  });
});
