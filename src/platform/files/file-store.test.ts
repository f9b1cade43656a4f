import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.server.ts';
import { createS3Store } from './s3-store.server.ts';

interface TestStore {
  store: FileStore;
  close(): Promise<void>;
}

async function folderStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  return { store: createFolderStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function s3Store(): Promise<TestStore> {
  const server = await startS3Server();
  return { store: createS3Store(server.settings), close: server.close };
}

const newName = (extension = 'webp') => `reviews/${randomUUID()}.${extension}`;
const inAnHour = () => new Date(Date.now() + 3_600_000);
const streamOf = (bytes: Uint8Array) => Readable.from([bytes]);

async function namesIn(store: FileStore, before: Date): Promise<string[]> {
  const names = [];
  for await (const { name } of store.list({ before })) names.push(name);
  return names;
}

describe.each([
  ['a folder', folderStore],
  ['an S3-compatible store', s3Store],
])('%s', (_, open) => {
  let test: TestStore;
  let store: FileStore;
  beforeAll(async () => {
    test = await open();
    store = test.store;
  });
  afterAll(() => test.close());

  it('returns the bytes that were stored, with their size', async () => {
    const name = newName();
    await store.put(name, streamOf(Buffer.from('a picture')));
    const file = await store.open(name);
    expect(file?.size).toBe(9);
    expect((await buffer(file!.stream)).toString()).toBe('a picture');
    expect(await store.stat(name)).toMatchObject({ size: 9 });
  });

  it('stores a stream that is longer than one part, byte for byte', async () => {
    const name = newName('pdf');
    const chunks = Array.from({ length: 110 }, (__, index) => Buffer.alloc(100_000, index));
    await store.put(name, Readable.from(chunks));
    const file = await store.open(name);
    expect((await buffer(file!.stream)).equals(Buffer.concat(chunks))).toBe(true);
  });

  it('opens a part of a file', async () => {
    const name = newName('bin');
    await store.put(name, streamOf(Buffer.from('0123456789')));
    const file = await store.open(name, { first: 2, last: 5 });
    expect(file?.size).toBe(4);
    expect((await buffer(file!.stream)).toString()).toBe('2345');
  });

  it('stores an empty file', async () => {
    const name = newName();
    await store.put(name, Readable.from([]));
    expect(await store.stat(name)).toMatchObject({ size: 0 });
  });

  it('returns null for a file that does not exist', async () => {
    expect(await store.open(newName())).toBeNull();
    expect(await store.stat(newName())).toBeNull();
  });

  it('removes a file, and accepts that it is gone already', async () => {
    const name = newName();
    await store.put(name, streamOf(Buffer.from('x')));
    await store.remove(name);
    await store.remove(name);
    expect(await store.open(name)).toBeNull();
  });

  it('leaves nothing behind when the stream fails', async () => {
    const name = newName();
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.put(name, failing)).rejects.toThrow('the connection broke');
    expect(await store.stat(name)).toBeNull();
  });

  it('lists files by age', async () => {
    const name = newName();
    await store.put(name, streamOf(Buffer.from('x')));
    expect(await namesIn(store, inAnHour())).toContain(name);
    expect(await namesIn(store, new Date(Date.now() - 3_600_000))).not.toContain(name);
  });

  it.each(['../secret.webp', 'reviews/../../x.webp', '/etc/passwd', 'reviews/x.html', ''])(
    'throws for %j, which is no name of a file',
    async (name) => {
      await expect(async () => store.open(name)).rejects.toThrow('Not a name');
      await expect(async () => store.put(name, streamOf(Buffer.from('x')))).rejects.toThrow();
      await expect(async () => store.remove(name)).rejects.toThrow('Not a name');
    },
  );
});

it('lists more files of a bucket than fit into one answer', async () => {
  const server = await startS3Server();
  const store = createS3Store({ ...server.settings, pageSize: 2 });
  const names = Array.from({ length: 5 }, () => newName());
  for (const name of names) await store.put(name, streamOf(Buffer.from('x')));
  expect((await namesIn(store, inAnHour())).toSorted()).toEqual(names.toSorted());
  await server.close();
});

it('reports an unknown bucket as an error, not as a missing file', async () => {
  const server = await startS3Server();
  const store = createS3Store({ ...server.settings, bucket: 'another' });
  await expect(store.open(newName())).rejects.toThrow();
  await server.close();
});

it('makes files of a folder readable by their owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  const store = createFolderStore(folder);
  await store.put('reviews/a.webp', streamOf(Buffer.from('x')));
  const { mode } = await stat(join(folder, 'reviews/a.webp'));
  expect(mode & 0o777).toBe(0o600);
  await expect(store.put('reviews/a.webp', streamOf(Buffer.from('y')))).rejects.toThrow('EEXIST');
  expect(await readdir(join(folder, 'reviews'))).toEqual(['a.webp']);
  await rm(folder, { recursive: true });
});
