import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Customer } from '#services/shared/customer.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { readAvatar, removeAvatar, saveAvatar } from './avatar.server.ts';

const uploads = fileUploads();
const database = fileDatabase();

const attempt = (address: string | null = null) => ({ now: new Date(), address });

type Roles = Parameters<typeof makeAccount>[1];

async function person(roles: Roles = []): Promise<Customer> {
  const { userId } = await makeAccount(new Date(), roles);
  return { kind: 'user', userId, claims: {} };
}

async function picture(): Promise<File> {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#a8782b' },
  })
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.svg', { type: 'image/svg+xml' });
}

async function idOf({ userId }: Customer): Promise<string | undefined> {
  const { rows } = await database.owner.query('select avatar_url from profiles where id = $1', [
    userId,
  ]);
  return (rows[0].avatar_url as string | null)?.replace('/media/avatars/', '');
}

it('is cropped to a square and re-encoded, can be replaced and removed', async () => {
  const owner = await person();
  expect(await saveAvatar(owner, await picture(), attempt())).toEqual({ ok: true });
  const first = (await idOf(owner))!;
  const { width, height, format, exif } = await sharp(
    (await bytesOf(readAvatar(first, owner)))!,
  ).metadata();
  expect([width, height, format, exif]).toEqual([320, 320, 'webp', undefined]);
  await saveAvatar(owner, await picture(), attempt());
  expect(await readAvatar(first, owner)).toBeNull();
  expect(uploads.list()).toHaveLength(1);
  await removeAvatar(owner);
  expect(await idOf(owner)).toBeUndefined();
  expect(uploads.list()).toEqual([]);
});

it('is readable by its owner and by staff who may see customers only', async () => {
  const owner = await person();
  await saveAvatar(owner, await picture(), attempt());
  const id = (await idOf(owner))!;
  for (const allowed of [owner, await person(['admin']), await person(['sales'])]) {
    expect(await bytesOf(readAvatar(id, allowed))).not.toBeNull();
  }
  for (const stranger of [
    await person(),
    await person(['marketing']),
    { kind: 'visitor' } as const,
  ]) {
    expect(await readAvatar(id, stranger)).toBeNull();
  }
  expect(await readAvatar('../careers/x', owner)).toBeNull();
});

it.each([
  ['picture_missing', undefined],
  ['picture_missing', new File([], '')],
  ['not_a_picture', new File(['<svg/>'], 'me.png', { type: 'image/png' })],
  ['picture_too_large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png')],
] as const)('is refused as %s, and the one before stays', async (reason, file) => {
  const owner = await person();
  await saveAvatar(owner, await picture(), attempt());
  const before = await idOf(owner);
  expect(await saveAvatar(owner, file, attempt())).toEqual({ ok: false, reason });
  expect(await idOf(owner)).toBe(before);
});

it('is limited per network address, whoever signs in from there', async () => {
  const [first, second] = [await person(), await person()];
  const here = attempt('203.0.113.7');
  await database.owner.query(
    `select private.take_rate_limit('upload/address:' || $1, 120, interval '1 hour', $2)
     from generate_series(1, 120)`,
    [createHash('sha256').update('203.0.113.7').digest('base64url'), here.now],
  );
  expect(await saveAvatar(first, await picture(), here)).toMatchObject({ reason: 'rate_limited' });
  expect(await saveAvatar(second, await picture(), here)).toMatchObject({ reason: 'rate_limited' });
  expect(await saveAvatar(second, await picture(), attempt('203.0.113.8'))).toEqual({ ok: true });
});
