import { expect, it } from 'vitest';
import { productEditInput } from '#domain/admin/products/product-edit.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import {
  createOrderOf,
  createProduct,
  createStaff,
  createVariant,
} from '#tests/support/factories.ts';
import { applyPreview } from '../changes/apply-changes.server.ts';
import { readHistory } from '../history/read-history.server.ts';
import { previewChanges } from '../changes/preview-changes.server.ts';
import { readChangeSet } from '../changes/read-change-set.server.ts';
import { undoChanges } from '../changes/undo-changes.server.ts';
import { previewProductEdit } from './edit-products.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const database = fileDatabase();

async function staffOf(role: string) {
  const userId = await createStaff(database.owner, role);
  return { actor: { kind: 'user' as const, userId, claims: {} }, now, locale: 'en' as const };
}

const ticked = (...rows: string[]) => ({ rows, search: '' });
const edit = (fields: Record<string, string>) => productEditInput.parse(fields);

async function fieldsOf(id: string) {
  const { rows } = await database.owner.query(
    'select price, discount_price, tags, status from products where id = $1',
    [id],
  );
  return rows[0] as Record<string, unknown>;
}

it('previews each row, applies exactly it and takes it back', async () => {
  const staff = await staffOf('technical_office_manager');
  const [plain, onSale] = [
    await createProduct(database.owner),
    await createProduct(database.owner),
  ];
  await database.owner.query('update products set discount_price = 119 where id = $1', [onSale.id]);
  const lower = edit({
    edit: 'price',
    direction: 'lower',
    by: '10',
    unit: 'percent',
    rounding: 'five',
  });
  const preview = await previewProductEdit(lower, ticked(plain.id, onSale.id), staff);
  expect(preview).toMatchObject({
    ok: true,
    counts: { rows: 1 },
    problems: [{ key: onSale.id, problem: 'sale_not_below' }],
  });
  expect(await fieldsOf(plain.id)).toMatchObject({ price: '120.00' });
  const id = (preview.ok && preview.changeSet) || '';
  expect(await readChangeSet(id, staff)).toMatchObject({
    state: 'previewed',
    rows: [{ label: 'Walnut chair', fields: [{ name: 'Price', before: '$120', after: '$110' }] }],
    problems: [{ label: 'Walnut chair', problem: 'sale_not_below' }],
  });
  expect(await readChangeSet(id, await staffOf('admin'))).toBeNull();
  expect(await applyPreview(id, staff)).toMatchObject({ ok: true });
  expect(await fieldsOf(plain.id)).toMatchObject({ price: '110.00' });
  expect(await undoChanges(id, staff)).toMatchObject({ ok: true });
  expect(await fieldsOf(plain.id)).toMatchObject({ price: '120.00' });
});

it('prices each variant of a product, with a line of its own in preview, undo and history', async () => {
  const staff = await staffOf('technical_office_manager');
  const sofa = await createProduct(database.owner, { price: '999.00', discount_price: '799.20' });
  const chair = await createProduct(database.owner, { price: '100.00' });
  const small = await createVariant(database.owner, sofa.id, {
    ...{ color: 'oak', price: '1250.50', inventory: 2, position: 0 },
  });
  const large = await createVariant(database.owner, sofa.id, {
    ...{
      color: 'oak',
      size: '260',
      price: '1400.00',
      discount_price: '1300.00',
      inventory: 2,
      position: 1,
    },
  });
  const run = async (fields: Record<string, string>) => {
    const preview = await previewProductEdit(edit(fields), ticked(sofa.id, chair.id), staff);
    return { preview, set: (preview.ok && preview.changeSet) || '' };
  };
  const charged = async () => {
    const { rows } = await database.owner.query(
      `select sku, price, discount_price from product_variants where product_id = $1 order by size nulls first`,
      [sofa.id],
    );
    return rows.map(({ price, discount_price }) => [price, discount_price]);
  };

  const raise = { edit: 'price', direction: 'raise', by: '7.5', unit: 'percent', rounding: 'none' };
  const raised = await run(raise);
  const labels = ['Walnut chair · oak', 'Walnut chair · oak · 260'];
  expect((await readChangeSet(raised.set, staff))!.rows).toMatchObject([
    { label: 'Walnut chair', fields: [{ name: 'Price', before: '$100', after: '$107.50' }] },
    { label: labels[0], fields: [{ name: 'Price', before: '$1,250.50', after: '$1,344.29' }] },
    { label: labels[1], fields: [{ name: 'Price', before: '$1,400', after: '$1,505' }] },
  ]);
  expect(await applyPreview(raised.set, staff)).toMatchObject({ ok: true, counts: { rows: 3 } });
  expect(await charged()).toEqual([
    ['1344.29', null],
    ['1505.00', '1300.00'],
  ]);
  expect(await fieldsOf(sofa.id)).toMatchObject({ price: '1505.00', discount_price: '1300.00' });

  const reduced = await run({
    edit: 'sale',
    saleBy: '1299',
    saleUnit: 'price',
    saleRounding: 'none',
  });
  // Above the price of the chair, and fine for the sofa.
  expect(reduced.preview).toMatchObject({
    problems: [{ key: chair.id, problem: 'sale_not_below' }],
  });
  expect(await applyPreview(reduced.set, staff)).toMatchObject({ ok: true });
  expect(await fieldsOf(sofa.id)).toMatchObject({ price: '1344.29', discount_price: '1299.00' });
  expect(await applyPreview((await run({ edit: 'clearSale' })).set, staff)).toMatchObject({
    ok: true,
  });
  expect(await charged()).toEqual([
    ['1344.29', null],
    ['1505.00', null],
  ]);

  expect(await undoChanges(raised.set, staff)).toMatchObject({ ok: true });
  expect((await charged()).map(([price]) => price)).toEqual(['1250.50', '1400.00']);
  const { rows: logged } = await database.owner.query(
    `select row_key from audit_log where change_set = $1 order by id`,
    [raised.set],
  );
  const names = new Map([[small.id, 'small']]);
  const parts = { table: 'product_variants', names };
  const history = await readHistory(
    { table: 'products', rowKey: sofa.id, parts, locale: 'en' },
    staff.actor,
  );
  expect(history.filter(({ changeSet }) => changeSet === raised.set)).toMatchObject([
    { part: 'small', fields: [{ name: 'Price', before: '$1,250.50', after: '$1,344.29' }] },
  ]);
  // What follows from these lines has no line of its own.
  expect(logged.map(({ row_key }) => row_key).toSorted()).toEqual(
    [small.id, large.id, chair.id].toSorted(),
  );
});

it('applies the others when some changed meanwhile', async () => {
  const staff = await staffOf('technical_office_manager');
  const products = await Promise.all(
    Array.from({ length: 5 }, () => createProduct(database.owner)),
  );
  const ids = products.map(({ id }) => id);
  const tags = edit({ edit: 'addTags', addedTags: 'handmade' });
  const preview = await previewProductEdit(tags, ticked(...ids), staff);
  const set = (preview.ok && preview.changeSet) || '';
  await database.owner.query(`update products set tags = '{old}' where id = any ($1)`, [
    ids.slice(0, 2),
  ]);
  expect(await applyPreview(set, staff)).toMatchObject({ reason: 'conflict' });
  expect(await applyPreview(set, staff, { skipConflicts: true })).toMatchObject({
    ok: true,
    counts: { rows: 3, conflicts: 2 },
  });
  expect(await fieldsOf(ids[0]!)).toMatchObject({ tags: ['old'] });
  expect(await fieldsOf(ids[4]!)).toMatchObject({ tags: ['handmade'] });
});

async function makeReady(id: string): Promise<void> {
  await database.owner.query(
    `update products set status = 'draft', name_ar = 'كرسي', description = 'Oak', description_ar = 'زان',
      story = null, care_instructions = null, workshop = null, origin = null where id = $1`,
    [id],
  );
  await database.owner.query(
    `insert into product_images (product_id, image_url, alt_en, alt_ar, is_primary)
     values ($1, '/x.webp', 'A chair', 'كرسي', true)`,
    [id],
  );
}

it('stores a version of each product that it publishes', async () => {
  const staff = await staffOf('technical_office_manager');
  const ids = [
    (await createProduct(database.owner)).id,
    (await createProduct(database.owner)).id,
  ] as const;
  for (const id of ids) await makeReady(id);
  const publish = edit({ edit: 'publish' });
  const previewed = async () => {
    const preview = await previewProductEdit(publish, ticked(...ids), staff);
    return (preview.ok && preview.changeSet) || '';
  };
  const versions = async () => {
    const { rows } = await database.owner.query(
      `select record_id, change_set from content_versions
       where kind = 'product' and state = 'published' and record_id = any ($1)`,
      [ids],
    );
    return rows as { record_id: string; change_set: string }[];
  };

  const outdated = await previewed();
  await database.owner.query(`update products set name_ar = null where id = $1`, [ids[1]]);
  expect(await applyPreview(outdated, staff)).toMatchObject({ reason: 'constraint' });
  expect(await versions()).toEqual([]);
  expect(await fieldsOf(ids[0])).toMatchObject({ status: 'draft' });

  await database.owner.query(`update products set name_ar = 'كرسي' where id = $1`, [ids[1]]);
  const set = await previewed();
  expect(await applyPreview(set, staff)).toMatchObject({ ok: true, counts: { rows: 2 } });
  expect(await fieldsOf(ids[1])).toMatchObject({ status: 'published' });
  const stored = await versions();
  expect(new Set(stored.map(({ record_id }) => record_id))).toEqual(new Set(ids));
  expect(stored.every(({ change_set }) => change_set === set)).toBe(true);
});

it('publishes only what is ready, and only for those who may', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner);
  await database.owner.query(`update products set status = 'draft' where id = $1`, [id]);
  const publish = edit({ edit: 'publish' });
  expect(await previewProductEdit(publish, ticked(id), staff)).toMatchObject({
    problems: [{ problem: 'not_ready' }],
    counts: { rows: 0 },
  });
  await makeReady(id);
  // The list does not look into the rows of a product, the gate does.
  await database.owner.query(`update products set features = '{Oiled}' where id = $1`, [id]);
  expect(await previewProductEdit(publish, ticked(id), staff)).toMatchObject({
    problems: [{ problem: 'not_ready' }],
  });
  await database.owner.query(`update products set features_ar = '{مدهون}' where id = $1`, [id]);
  expect(await previewProductEdit(publish, ticked(id), staff)).toMatchObject({
    problems: [],
    counts: { rows: 1 },
  });
  expect(await previewProductEdit(publish, ticked(id), await staffOf('sales'))).toEqual({
    ok: false,
    reason: 'forbidden',
  });
  expect(await previewProductEdit(publish, ticked(), staff)).toEqual({
    ok: false,
    reason: 'nothing_selected',
  });
});

it('tells rows apart that the database does not accept', async () => {
  const staff = await staffOf('technical_office_manager');
  const products = await Promise.all(
    Array.from({ length: 7 }, () => createProduct(database.owner)),
  );
  const ids = products.map(({ id }) => id);

  const changes = ids.map((key, index) => ({
    table: 'products',
    key,
    field: 'low_stock_threshold',
    from: '3',
    to: index === 2 || index === 5 ? '-1' : '4',
  }));
  expect(await previewChanges({ title: 'x', changes, skipRejected: true }, staff)).toMatchObject({
    ok: true,
    counts: { rows: 5, unchanged: 0 },
    problems: [ids[2], ids[5]].map((key) => ({
      key,
      problem: 'products_low_stock_threshold_bounds',
    })),
  });
});

it('deletes what was never ordered, and says before that nothing brings it back', async () => {
  const staff = await staffOf('technical_office_manager');
  const [unsold, ordered] = [
    await createProduct(database.owner),
    await createProduct(database.owner),
  ];
  await createOrderOf(database.owner, ordered.id);
  const all = ticked(unsold.id, ordered.id);
  const preview = await previewProductEdit(edit({ edit: 'delete' }), all, staff);
  expect(preview).toMatchObject({
    ok: true,
    counts: { rows: 1 },
    problems: [{ key: ordered.id, problem: 'ordered', count: 1 }],
  });
  const set = (preview.ok && preview.changeSet) || '';
  expect(await readChangeSet(set, staff)).toMatchObject({
    isFinal: true,
    rows: [{ key: unsold.id, label: 'Walnut chair', op: 'delete', fields: [] }],
    problems: [{ count: 1 }],
  });
  expect(await fieldsOf(unsold.id)).toBeDefined();

  expect(await applyPreview(set, staff)).toMatchObject({ ok: true, counts: { rows: 1 } });
  expect(await fieldsOf(unsold.id)).toBeUndefined();
  expect(await fieldsOf(ordered.id)).toBeDefined();
  expect(await undoChanges(set, staff)).toMatchObject({ reason: 'not_undoable' });
});

it('deletes nothing that was ordered after the preview', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner);
  const preview = await previewProductEdit(edit({ edit: 'delete' }), ticked(id), staff);
  await createOrderOf(database.owner, id);
  const set = (preview.ok && preview.changeSet) || '';
  expect(await applyPreview(set, staff)).toMatchObject({ reason: 'constraint' });
  expect(await fieldsOf(id)).toBeDefined();
});
