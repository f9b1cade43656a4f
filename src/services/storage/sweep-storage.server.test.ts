import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { sweepFiles } from '../uploads/sweep-files.server.ts';
import { findSignedObject } from './find-object.server.ts';
import { objectFileName } from './object-files.server.ts';
import type { StorageCaller } from './storage-caller.ts';
import { storeContent, storeObject } from './store-object.server.ts';

const now = new Date();
const system: StorageCaller = { actor: { kind: 'system' }, ownerId: null, now, address: null };
const uploads = fileUploads();
fileDatabase();

const contentOf = (text: string) => ({
  body: Readable.from([Buffer.from(text)]),
  maxBytes: 100,
  mimeType: 'image/png',
  cacheControl: 'no-cache',
});

const pathOf = (version: string) => join(uploads.folder, objectFileName(version));

function makeOld(version: string): void {
  const twoDaysAgo = new Date(now.getTime() - 48 * 3_600_000);
  utimesSync(pathOf(version), twoDaysAgo, twoDaysAgo);
}

it('keeps files of objects, removes what a crash left, and reports what is missing', async () => {
  const target = { bucket: 'product-images', name: 'a.png' };
  await storeObject(system, { ...target, upsert: false, userMetadata: {} }, contentOf('x'));
  const found = await findSignedObject(target);
  if (!found.ok) throw new Error(found.reason);
  const { version } = found.object;
  makeOld(version);
  // Stored, but its row was never written: the process was killed in between.
  const orphan = crypto.randomUUID();
  await storeContent(orphan, contentOf('y'), now);
  makeOld(orphan);
  const recent = crypto.randomUUID();
  writeFileSync(pathOf(recent), 'still arriving');
  expect(await sweepFiles(now)).toEqual({ removed: 1, missing: [] });
  expect(uploads.list().toSorted()).toEqual([`${version}.bin`, `${recent}.bin`].toSorted());
  rmSync(pathOf(version));
  expect(await sweepFiles(now)).toMatchObject({ missing: [objectFileName(version)] });
});

it('leaves neither row nor file when the stream fails', async () => {
  const files = uploads.list().length;
  const failing = Readable.from(
    (function* () {
      yield Buffer.from('half');
      throw new Error('the connection broke');
    })(),
  );
  const object = { bucket: 'product-images', name: 'b.png', upsert: false, userMetadata: {} };
  const content = { ...contentOf(''), body: failing };
  await expect(storeObject(system, object, content)).rejects.toThrow('the connection broke');
  expect(uploads.list()).toHaveLength(files);
  expect(await findSignedObject(object)).toMatchObject({ reason: 'object_not_found' });
});

it('leaves no file when the row is rejected', async () => {
  const files = uploads.list().length;
  const object = { bucket: 'product-images', name: 'c.png', upsert: false, userMetadata: {} };
  const visitor = { ...system, actor: { kind: 'visitor' } } as const;
  expect(await storeObject(visitor, object, contentOf('x'))).toMatchObject({
    reason: 'row_denied',
  });
  expect(uploads.list()).toHaveLength(files);
});
