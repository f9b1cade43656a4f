import sharp from 'sharp';
import { expect, it } from 'vitest';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser, asVisitor } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { addPicture } from './add-picture.server.ts';
import { openPicture } from './open-picture.server.ts';

type Roles = Parameters<typeof makeStaff> extends [Date, ...infer Rest] ? Rest : never;

fileUploads();
fileDatabase();

const staffMember = (...roles: Roles) => makeStaff(new Date(), ...roles);

const photo = (width: number, height: number, background = '#a8782b') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

const fileOf = (bytes: Uint8Array, name = 'chair.jpg') => new File([new Uint8Array(bytes)], name);

async function addedPicture(file: File, staff: Staff) {
  const result = await addPicture(file, staff);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

async function openBytes(id: string, file: string) {
  const opened = openPicture({ id, file }).then((found) => found?.file ?? null);
  const bytes = await bytesOf(opened);
  return bytes && sharp(bytes).metadata();
}

it('stores a picture upright, without metadata, in three widths and two encodings', async () => {
  const staff = await staffMember('content_manager');
  // Orientation 6: the camera was held upright.
  const bytes = await photo(2400, 1800)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer();
  const { picture } = await addedPicture(fileOf(bytes), staff);
  expect(picture).toMatchObject({ width: 1800, height: 2400, fileName: 'chair.jpg' });
  expect(picture.address).toBe(`/media/p/${picture.id}/1800.webp`);
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  for (const [width, height] of [
    [1800, 2400],
    [1200, 1600],
    [600, 800],
  ]) {
    const webp = await openBytes(picture.id, `${width}.webp`);
    expect(webp).toMatchObject({ format: 'webp', width, height });
    expect([webp?.exif, webp?.icc, webp?.orientation]).toEqual([undefined, undefined, undefined]);
    const avif = await openBytes(picture.id, `${width}.avif`);
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width, height });
  }
});

it('keeps small pictures as they are, but for whole thirds', async () => {
  const staff = await staffMember('marketing');
  const { picture } = await addedPicture(fileOf(await photo(200, 100).toBuffer()), staff);
  expect(picture).toMatchObject({ width: 198, height: 99 });
});

it('finds the first picture when the same file is sent again, also at the same time', async () => {
  const staff = await staffMember('technical_office_manager');
  const bytes = await photo(301, 200, '#123456').toBuffer();
  const [one, other] = await Promise.all([
    addedPicture(fileOf(bytes), staff),
    addedPicture(fileOf(bytes, 'again.jpg'), staff),
  ]);
  expect(other.picture.id).toBe(one.picture.id);
  const again = await addedPicture(fileOf(bytes), staff);
  expect(again).toMatchObject({ isNew: false, picture: { id: one.picture.id } });
});

it('is closed to sales and customers', async () => {
  const file = fileOf(await photo(300, 200, '#654321').toBuffer());
  for (const staff of [await staffMember('sales'), await staffMember()])
    expect(await addPicture(file, staff)).toEqual({ ok: false, reason: 'forbidden' });
});

it('rejects what is empty or too large before it is read', async () => {
  const staff = await staffMember('admin');
  expect(await addPicture(undefined, staff)).toMatchObject({ reason: 'picture_missing' });
  const large = fileOf(new Uint8Array(20 * 1024 * 1024 + 1));
  expect(await addPicture(large, staff)).toMatchObject({ reason: 'picture_too_large' });
});

it('shows everybody the picture and nobody its hash and sender', async () => {
  const staff = await staffMember('admin');
  const { picture } = await addedPicture(
    fileOf(await photo(303, 200, '#777777').toBuffer()),
    staff,
  );
  const found = await asVisitor().read(
    db.selectFrom('media').select(['address', 'alt_en']).where('id', '=', picture.id),
  );
  expect(found[0]).toEqual([{ address: picture.address, alt_en: '' }]);
  for (const column of ['sha256', 'uploaded_by', 'file_name'] as const) {
    const query = db.selectFrom('media').select(column);
    await expect(asVisitor().read(query)).rejects.toThrow('permission denied');
    await expect(asUser(staff.actor).read(query)).rejects.toThrow('permission denied');
  }
});

it('gives its size and colour to the tables that show it', async () => {
  const staff = await staffMember('admin');
  const { picture } = await addedPicture(
    fileOf(await photo(600, 300, '#224466').toBuffer()),
    staff,
  );
  const [[project]] = await asSystem().write(
    db
      .insertInto('projects')
      .values({ slug: 'measured', title: 'Measured', category: 'residential' })
      .returning('id'),
  );
  const [[image]] = await asSystem().write(
    db
      .insertInto('project_images')
      .values({ project_id: project!.id, image_url: picture.address, width: 1, height: 1 })
      .returning(['width', 'height', 'dominant_color']),
  );
  expect(image).toEqual({ width: 600, height: 300, dominant_color: picture.color });
});

it('records who added a picture', async () => {
  const staff = await staffMember('marketing');
  const { picture } = await addedPicture(
    fileOf(await photo(306, 200, '#999999').toBuffer()),
    staff,
  );
  const [lines] = await asSystem().read(
    db
      .selectFrom('audit_log')
      .select(['op', 'actor_id', 'row_label'])
      .where('table_name', '=', 'media')
      .where('row_key', '=', picture.id),
  );
  expect(lines).toEqual([{ op: 'insert', actor_id: staff.actor.userId, row_label: 'chair.jpg' }]);
});
