import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { createProduct, insert } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { undoChanges } from '../changes/undo-changes.server.ts';
import { previewImport } from '../imports/preview-import.server.ts';
import { productImport } from '../imports/product-import.server.ts';
import { productPublishable } from '../publishing/product-publishable.server.ts';
import { publishRecord } from '../publishing/publish-record.server.ts';

/** What is published stays complete, whichever way it is written. */

const database = fileDatabase();
const now = new Date('2026-11-15T12:00:00Z');
const texts = { name: 'Bench', name_ar: 'دكة', description: 'Oak.', description_ar: 'بلوط.' };

async function arrange(change: Record<string, unknown> = {}) {
  const staff = await makeStaff(now, 'technical_office_manager');
  const product = await createProduct(database.owner, { ...texts, ...change });
  const picture = await insert(database.owner, 'public.product_images', {
    product_id: product.id,
    image_url: '/pictures/bench.webp',
    is_primary: true,
    alt_en: 'A bench',
    alt_ar: 'دكة',
  });
  return { staff, product, picture };
}

const importLines = (text: string, staff: Staff) =>
  previewImport(
    productImport,
    { file: { name: 'a.csv', bytes: new TextEncoder().encode(text) }, selected: new Map() },
    staff,
  );

/** As /rest/v1 does, with the rights of the caller alone. */
const write = (staff: Staff, table: string, id: string, values: Record<string, unknown>) =>
  asUser(staff.actor).transaction(async (trx) => {
    const columns = Object.keys(values);
    const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${values[name]}`));
    await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(trx);
  });

describe('an import', () => {
  it('names the line and the column that would lose a language', async () => {
    const { staff, product } = await arrange();
    const result = await importLines(`id,name_ar,price\n${product.id},,99`, staff);
    expect(result).toMatchObject({
      ok: true,
      counts: { rows: 0 },
      problems: [{ line: 2, column: 'name_ar', problem: 'missing_arabic' }],
    });
    const english = await importLines(`id,description,nameAr\n${product.id},<p> </p>,دكة`, staff);
    expect(english.ok && english.problems.map(({ column }) => column)).toEqual(['description']);
  });

  it('may empty what is a draft, and improve what lacked something before', async () => {
    const { staff, product } = await arrange({ status: 'draft' });
    expect(await importLines(`id,name_ar\n${product.id},`, staff)).toMatchObject({ problems: [] });
    const { product: half } = await arrange({ name_ar: null });
    const file = `id,price,origin,originAr\n${half.id},99,Egypt,مصر`;
    expect(await importLines(file, staff)).toMatchObject({ problems: [], counts: { rows: 1 } });
  });
});

describe('the API', () => {
  it.each([
    ['a language of its name', { name_ar: '' }],
    ['a language of its description', { description_ar: '<p></p>' }],
    ['the Arabic of one feature', { features: ['One', 'Two'], features_ar: ['واحد', ''] }],
  ])('cannot take %s from a published product', async (_, change) => {
    const { staff, product } = await arrange();
    const writing = write(staff, 'products', product.id, change);
    await expect(writing).rejects.toMatchObject({ constraint: 'products_gap' });
    await write(staff, 'products', product.id, { ...change, status: 'draft' });
    const publishing = write(staff, 'products', product.id, { status: 'published' });
    await expect(publishing).rejects.toMatchObject({ constraint: 'products_gap' });
  });

  it('cannot take its first picture, or a description of it', async () => {
    const { staff, product, picture } = await arrange();
    const missing = { constraint: 'product_images_gap' };
    const removing = asUser(staff.actor).transaction((trx) =>
      trx.deleteFrom('product_images').where('id', '=', picture.id).execute(),
    );
    await expect(removing).rejects.toMatchObject(missing);
    const emptying = write(staff, 'product_images', picture.id, { alt_ar: null });
    await expect(emptying).rejects.toMatchObject(missing);
    await write(staff, 'products', product.id, { status: 'draft' });
    await write(staff, 'product_images', picture.id, { alt_ar: null });
    const publishing = write(staff, 'products', product.id, { status: 'published' });
    await expect(publishing).rejects.toMatchObject(missing);
  });

  it('cannot take a language from a published project', async () => {
    const staff = await makeStaff(now, 'technical_office_manager');
    const project = await insert(database.owner, 'public.projects', {
      slug: 'gap-hotel',
      title: 'Hotel',
      title_ar: 'فندق',
      category: 'hospitality',
      is_published: true,
    });
    const writing = write(staff, 'projects', project.id, { title_ar: '' });
    await expect(writing).rejects.toMatchObject({ constraint: 'projects_gap' });
  });
});

it('a change set of the desk says so instead of failing, and so does its undo', async () => {
  const { staff, product } = await arrange({ name_ar: null });
  const change = { table: 'products', key: product.id, field: 'name_ar' };
  const filled = await applyChanges(
    { title: 'Bench', changes: [{ ...change, from: null, to: 'دكة' }] },
    staff,
  );
  const gap = { ok: false, reason: 'constraint', constraint: 'products_gap' };
  const emptied = { ...change, from: 'دكة', to: null };
  expect(await applyChanges({ title: 'Bench', changes: [emptied] }, staff)).toMatchObject(gap);
  expect(filled.ok && (await undoChanges(filled.changeSet!, staff))).toMatchObject(gap);
});

it('an admin publishes what is not ready by a reason alone', async () => {
  const { product } = await arrange({ status: 'draft', name_ar: null });
  const admin = await makeStaff(now, 'admin');
  const publish = (overrideReason: string | null) =>
    publishRecord(productPublishable, product.id, { overrideReason }, admin);
  expect(await publish(null)).toMatchObject({ ok: false, reason: 'not_ready' });
  expect(await publish('The translator is ill.')).toMatchObject({ ok: true });
});
