import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { forgetEnvironment } from '../environment.server.ts';
import { openFileStore } from './open-file-store.server.ts';
import { createS3Store } from './s3-store.server.ts';
import { UnreachableFileStoreError } from './unreachable-file-store-error.ts';

const name = 'reviews/a.webp';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  vi.stubEnv('DATABASE_URL', 'postgres://shop:secret@localhost:5432/shop');
  vi.stubEnv('AUTH_SECRET', 'f3a9c1d7e5b2084691ac3d5f7e8b0c24');
  vi.stubEnv('UPLOADS_DIR', folder);
  forgetEnvironment();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  forgetEnvironment();
  await rm(folder, { recursive: true });
});

it('stores in UPLOADS_DIR without S3 variables', async () => {
  const store = await openFileStore();
  await store.put(name, Readable.from([Buffer.from('x')]));
  expect(await readdir(folder, { recursive: true })).toContain(name);
});

it('stores in the bucket that the S3 variables name, and not in the folder', async () => {
  const { settings, close } = await startS3Server();
  vi.stubEnv('S3_ENDPOINT', settings.endpoint);
  vi.stubEnv('S3_REGION', settings.region);
  vi.stubEnv('S3_BUCKET', settings.bucket);
  vi.stubEnv('S3_ACCESS_KEY_ID', settings.accessKeyId);
  vi.stubEnv('S3_SECRET_ACCESS_KEY', settings.secretAccessKey);
  const store = await openFileStore();
  await store.put(name, Readable.from([Buffer.from('x')]));
  expect(await createS3Store(settings).stat(name)).toMatchObject({ size: 1 });
  expect(await readdir(folder)).toEqual([]);
  await close();
});

it('distinguishes failures of the folder and of the bucket from those of what is stored', async () => {
  const newBody = () => Readable.from([Buffer.from('x')]);
  const body = new Readable({ read: () => body.destroy(new Error('too large')) });
  await expect((await openFileStore()).put(name, body)).rejects.toThrow('too large');
  const folderStore = await openFileStore();
  await folderStore.put(name, newBody());
  const again = await folderStore.put(name, newBody()).catch((error: unknown) => error);
  expect(again).toMatchObject({ code: 'EEXIST' });
  await writeFile(join(folder, 'file'), 'Not a folder.');
  vi.stubEnv('UPLOADS_DIR', join(folder, 'file'));
  forgetEnvironment();
  const store = await openFileStore();
  const { settings, close } = await startS3Server();
  await close();
  vi.stubEnv('S3_ENDPOINT', settings.endpoint);
  vi.stubEnv('S3_REGION', settings.region);
  vi.stubEnv('S3_BUCKET', settings.bucket);
  vi.stubEnv('S3_ACCESS_KEY_ID', settings.accessKeyId);
  vi.stubEnv('S3_SECRET_ACCESS_KEY', settings.secretAccessKey);
  forgetEnvironment();
  for (const each of [store, await openFileStore()]) {
    await expect(each.put(name, newBody())).rejects.toThrow(UnreachableFileStoreError);
    await expect(each.open(name)).rejects.toThrow(UnreachableFileStoreError);
    await expect(each.stat(name)).rejects.toThrow(UnreachableFileStoreError);
    await expect(each.remove(name)).rejects.toThrow(UnreachableFileStoreError);
  }
});
