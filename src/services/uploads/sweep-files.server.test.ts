import { mkdirSync, utimesSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryPrefix } from '#platform/http/upload-scope.server.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { createOrder } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { sweepFiles } from './sweep-files.server.ts';
import { withUploads } from './with-uploads.server.ts';

const now = new Date();
const twoDaysAgo = new Date(now.getTime() - 48 * 3_600_000);
const uploads = fileUploads();
const database = fileDatabase();

async function upload(age: Date): Promise<string> {
  const name = await withUploads((store) =>
    store({ folder: 'avatars', extension: 'webp', body: new Uint8Array([1]) }),
  );
  utimesSync(join(uploads.folder, name), age, age);
  return name;
}

const setAvatar = (userId: string, name: string) =>
  database.owner.query('update profiles set avatar_url = $2 where id = $1', [
    userId,
    `/media/${name.replace('.webp', '')}`,
  ]);

it('removes old files without a row, and reports rows without a file', async () => {
  const { userId } = await makeAccount(now);
  const orphan = await upload(twoDaysAgo);
  const recent = await upload(now);
  const used = await upload(twoDaysAgo);
  await setAvatar(userId, used);
  expect(await sweepFiles(now)).toEqual({ removed: 1, missing: [] });
  expect(uploads.list().toSorted()).toEqual(
    [recent, used].map((name) => name.replace('avatars/', '')).toSorted(),
  );
  expect(uploads.list()).not.toContain(orphan.replace('avatars/', ''));
  await rm(join(uploads.folder, used));
  expect(await sweepFiles(now)).toEqual({ removed: 0, missing: [used] });
});

it('leaves the photo of a step of an order that waits', async () => {
  const name = await upload(twoDaysAgo);
  const { userId } = await makeAccount(now);
  const { id } = await createOrder(database.owner);
  await database.owner.query(
    `insert into order_moves (order_id, batch_id, from_status, to_status, is_visible, photos,
       decided_by, decided_at, due_at)
     values ($1, $1, 'placed', 'confirmed', true, $2, $3, now(), now() + interval '30 seconds')`,
    [id, JSON.stringify([{ name }]), userId],
  );
  expect(await sweepFiles(now)).toMatchObject({ removed: 0 });
  await database.owner.query('delete from order_moves where order_id = $1', [id]);
  expect(await sweepFiles(now)).toMatchObject({ removed: 1 });
});

it('removes nothing when too many files have no row', async () => {
  for (let count = 0; count < 201; count += 1) await upload(twoDaysAgo);
  const before = uploads.list().length;
  expect(await sweepFiles(now)).toMatchObject({ removed: 0 });
  expect(uploads.list()).toHaveLength(before);
});

it('removes temporary folders that a crashed process left', async () => {
  const folder = join(tmpdir(), `${temporaryPrefix}${crypto.randomUUID()}`);
  mkdirSync(folder);
  utimesSync(folder, twoDaysAgo, twoDaysAgo);
  await sweepFiles(now);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});
