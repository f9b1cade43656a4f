import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { applyChanges, applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { sweepFiles } from '#services/uploads/sweep-files.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { addPicture } from './add-picture.server.ts';
import { listPictures } from './list-pictures.server.ts';
import { openPicture } from './open-picture.server.ts';
import { readPicture } from './read-picture.server.ts';
import { removePicture } from './remove-picture.server.ts';
import { previewReplacement } from './replace-picture.server.ts';

const uploads = fileUploads();
fileDatabase();
let admin: Staff;
beforeAll(async () => {
  admin = await makeStaff(new Date(), 'admin');
});

/** Red on the left half, blue on the right one, and of another size each time. */
let size = 600;
async function addHalves(name = 'halves.png') {
  size += 6;
  const blue = {
    create: { width: size / 2, height: 300, channels: 3, background: '#0000ff' },
  } as const;
  const bytes = await sharp({
    create: { width: size, height: 300, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: await sharp(blue).png().toBuffer(), gravity: 'east' }])
    .png()
    .toBuffer();
  const result = await addPicture(new File([new Uint8Array(bytes)], name), {
    ...admin,
    now: new Date(),
  });
  if (!result.ok) throw new Error(result.reason);
  return result.picture;
}

const openBytes = (id: string, file: string) =>
  bytesOf(openPicture({ id, file }).then((found) => found?.file ?? null));

async function addPartner(logo_url: string | null, name = 'Khan') {
  const [[row]] = await asSystem().write(
    db.insertInto('partners').values({ name, logo_url }).returning('id'),
  );
  return row!.id;
}

describe('a part of a picture', () => {
  it('follows the focal point', async () => {
    const { id, width } = await addHalves();
    const move = (from: number, to: number) =>
      applyChanges(
        {
          title: 'Focal point',
          changes: [{ table: 'media', key: id, field: 'focal_x', from, to }],
        },
        admin,
      );
    const colourOf = async () => {
      const { dominant } = await sharp((await openBytes(id, `4x5-${width}.webp`))!).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    await move(50, 0);
    expect(await colourOf()).toBe('red');
    await move(0, 100);
    expect(await colourOf()).toBe('blue');
  });

  it('has its ratio in both encodings, and is not enlarged', async () => {
    const { id, width } = await addHalves();
    const webp = await sharp((await openBytes(id, `1x1-${width}.webp`))!).metadata();
    expect([webp.width, webp.height]).toEqual([300, 300]);
    const avif = await sharp((await openBytes(id, `16x9-${width / 3}.avif`))!).metadata();
    expect(avif.width).toBe(width / 3);
    expect(avif.width / avif.height).toBeCloseTo(16 / 9, 1);
  });

  it('is made once for several requests at the same time', async () => {
    const { id, width } = await addHalves();
    const requests = [1, 2, 3].map((thirds) => openBytes(id, `3x2-${(width / 3) * thirds}.avif`));
    expect((await Promise.all(requests)).every((bytes) => bytes && bytes.length > 0)).toBe(true);
    expect(uploads.list().filter((name) => name.startsWith(`${id}-3x2`))).toHaveLength(6);
  });

  it.each(['4x5-7.webp', '9x9-200.webp', '4x5-200.svg', '../x.webp', '200.webp.', '0.avif'])(
    'does not exist as %s',
    async (file) => {
      const { id } = await addHalves();
      expect(await openPicture({ id, file })).toBeNull();
    },
  );

  it('is not swept while it is shown', async () => {
    const { id, width } = await addHalves();
    await openBytes(id, `4x5-${width}.webp`);
    const { removed, missing } = await sweepFiles(new Date(Date.now() + 48 * 3_600_000));
    expect(missing).toEqual([]);
    expect(removed).toBeLessThanOrEqual(12);
    expect(uploads.list().filter((name) => name.startsWith(id))).toHaveLength(12);
  });
});

describe('the library', () => {
  it('finds pictures by name and description, and those that nothing shows', async () => {
    const [used, unused] = [await addHalves('walnut-used.png'), await addHalves('walnut-free.png')];
    await addPartner(used.address);
    await addPartner(used.address, 'Second');
    const find = (text: string, isUnused: boolean) =>
      listPictures({ text, isUnused, page: 1 }, admin.actor);
    const { pictures, count } = await find('WALNUT', false);
    expect(count).toBe(2);
    expect(pictures.map(({ fileName, uses }) => [fileName, uses])).toEqual([
      ['walnut-free.png', 0],
      ['walnut-used.png', 2],
    ]);
    expect((await find('walnut', true)).pictures.map(({ id }) => id)).toEqual([unused.id]);
    expect((await find('100%', false)).count).toBe(0);
  });

  it('knows uses inside of pages, newsletters, order lines left alone, and drafts', async () => {
    const picture = await addHalves();
    await asSystem().write(
      db.insertInto('page_content').values({
        page_name: 'about',
        section_name: 'story',
        content_type: 'item',
        content: JSON.stringify({ image: picture.address }),
      }),
      db.insertInto('record_drafts').values({
        kind: 'product',
        record_id: 'x',
        data: JSON.stringify({ image: { to: picture.address } }),
      }),
      db.insertInto('notification_campaigns').values({
        kind: 'newsletter',
        by_notice: false,
        by_mail: true,
        title: 'Autumn',
        title_ar: 'الخريف',
        blocks: JSON.stringify([{ kind: 'picture', picture: picture.address }]),
      }),
    );
    const detail = await readPicture(picture.id, admin.actor);
    expect(detail?.uses.map(({ place }) => place)).toEqual(['draft', 'newsletter', 'page']);
  });

  it('is closed to sales and customers', async () => {
    const { id } = await addHalves();
    for (const { actor } of [await makeStaff(new Date(), 'sales'), await makeStaff(new Date())]) {
      expect(await listPictures({ text: '', isUnused: false, page: 1 }, actor)).toMatchObject({
        count: 0,
      });
      expect(await readPicture(id, actor)).toBeNull();
    }
  });
});

describe('replacing everywhere', () => {
  it('shows what changes, changes it at once, and takes it back', async () => {
    const [picture, other] = [await addHalves(), await addHalves()];
    const partner = await addPartner(picture.address);
    const [[block]] = await asSystem().write(
      db
        .insertInto('page_content')
        .values({
          page_name: 'about',
          section_name: 'hands',
          content_type: 'item',
          content: JSON.stringify({ image: picture.address, title_en: 'Hands' }),
        })
        .returning('id'),
    );
    const shown = async () => {
      const [[row], [content]] = await asSystem().read(
        db.selectFrom('partners').select('logo_url').where('id', '=', partner),
        db.selectFrom('page_content').select('content').where('id', '=', block!.id),
      );
      return [row!.logo_url, content!.content];
    };
    const before = await shown();
    const preview = await previewReplacement(picture, other, admin);
    expect(preview).toMatchObject({ ok: true, counts: { rows: 2 } });
    expect(await shown()).toEqual(before);
    const changeSet = preview.ok ? preview.changeSet! : '';
    expect(await applyPreview(changeSet, admin)).toMatchObject({ ok: true });
    expect(await shown()).toEqual([other.address, { image: other.address, title_en: 'Hands' }]);
    expect(await undoChanges(changeSet, admin)).toMatchObject({ ok: true });
    expect(await shown()).toEqual(before);
  });

  it('is not for places of colleagues', async () => {
    const [picture, other] = [await addHalves(), await addHalves()];
    await addPartner(picture.address);
    const technical = await makeStaff(new Date(), 'technical_office_manager');
    expect(await previewReplacement(picture, other, technical)).toMatchObject({ ok: false });
  });

  it('has nothing to do for an unused picture or the same one', async () => {
    const [picture, other] = [await addHalves(), await addHalves()];
    expect(await previewReplacement(picture, other, admin)).toMatchObject({
      reason: 'picture_unused',
    });
    expect(await previewReplacement(picture, picture, admin)).toMatchObject({
      reason: 'same_picture',
    });
  });
});

describe('removing a picture', () => {
  it('takes its files along', async () => {
    const { id, width } = await addHalves();
    await openBytes(id, `4x5-${width}.webp`);
    expect(uploads.list().some((name) => name.startsWith(id))).toBe(true);
    expect(await removePicture(id, admin)).toEqual({ ok: true });
    expect(uploads.list().some((name) => name.startsWith(id))).toBe(false);
    expect(await removePicture(id, admin)).toEqual({ ok: false, reason: 'picture_gone' });
  });

  it('is not possible while something shows it, nor for sales', async () => {
    const picture = await addHalves();
    const sales = await makeStaff(new Date(), 'sales');
    expect(await removePicture(picture.id, sales)).toEqual({ ok: false, reason: 'forbidden' });
    await addPartner(picture.address);
    expect(await removePicture(picture.id, admin)).toEqual({ ok: false, reason: 'picture_in_use' });
  });
});
