import { buffer } from 'node:stream/consumers';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff } from '#tests/support/factories.ts';
import { applyPreview } from '../changes/apply-changes.server.ts';
import { readChangeSet } from '../changes/read-change-set.server.ts';
import { undoChanges } from '../changes/undo-changes.server.ts';
import { exportList } from '../lists/export-list.server.ts';
import { productsSource } from '../lists/products-list.server.ts';
import { previewImport } from './preview-import.server.ts';
import { productImport } from './product-import.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

async function staffOf(role: string) {
  const userId = await createStaff(database.owner, role);
  return { actor: { kind: 'user' as const, userId, claims: {} }, now, locale: 'en' as const };
}
type TestStaff = Awaited<ReturnType<typeof staffOf>>;

const importFile = (
  content: string | Uint8Array,
  staff: TestStaff,
  selected = new Map<number, string>(),
) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return previewImport(productImport, { file: { name: 'products.csv', bytes }, selected }, staff);
};

async function exportAll(staff: TestStaff): Promise<Buffer> {
  const exported = await exportList(productsSource, new URLSearchParams(), staff);
  if (!exported.ok) throw new Error('The list could not be exported.');
  return buffer(exported.csv);
}

async function productOf(sku: string) {
  const { rows } = await database.owner.query('select * from products where sku = $1', [sku]);
  return rows[0] as Record<string, unknown> | undefined;
}

it('stops a member of staff who imports without end, and no colleague', async () => {
  const [busy, colleague] = [
    await staffOf('technical_office_manager'),
    await staffOf('technical_office_manager'),
  ];
  const notLimited = { ok: false, reason: 'no_key' };
  for (let time = 0; time < 60; time += 1) {
    expect(await importFile('Stock\n1', busy)).toEqual(notLimited);
  }
  expect(await importFile('Stock\n1', busy)).toEqual({
    ok: false,
    reason: 'rate_limited',
    retryAfter: 60,
  });
  expect(await importFile('Stock\n1', colleague)).toEqual(notLimited);
});

describe('the export as a template', () => {
  it('changes nothing when it comes back, whatever the texts hold', async () => {
    const staff = await staffOf('technical_office_manager');
    await createProduct(database.owner, {
      sku: '=SKU',
      name: '  "Quoted", spaced;  ',
      description: '\'=not a formula\r\nsecond line\n\n"third"',
      tags: ['a, b', '-c', 'د'],
      workshop: '-dash',
      origin: "'quote",
    });
    const file = await exportAll(staff);
    expect(await importFile(file, staff)).toMatchObject({
      ok: true,
      changeSet: null,
      problems: [],
    });
  });

  it('comes back from Excel with semicolons, UTF-16 and Arabic digits', async () => {
    const staff = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner, { sku: 'XL-1' });
    const text = `\uFEFFid;السعر;sku\r\n${id};١٬٢٥٠٫٥٠;XL-1\r\n`;
    const result = await importFile(new Uint8Array(Buffer.from(text, 'utf16le')), staff);
    expect(result).toMatchObject({
      ok: true,
      changes: [{ key: id, field: 'price', from: '120.00', to: '1250.50' }],
    });
  });
});

it('brings words for search results out and in, and refuses longer ones', async () => {
  const staff = await staffOf('technical_office_manager');
  const sku = 'WORDS-1';
  await createProduct(database.owner, { sku, seo_title: 'Low stools of beech' });
  expect((await exportAll(staff)).toString()).toContain('Low stools of beech');
  const file = `SKU,Title in search results,Arabic text in search results\n${sku},,كرسي قصير`;
  const imported = await importFile(file, staff);
  if (!imported.ok || !imported.changeSet) throw new Error(JSON.stringify(imported));
  await applyPreview(imported.changeSet, staff);
  expect(await productOf(sku)).toMatchObject({
    seo_title: null,
    seo_description_ar: 'كرسي قصير',
  });
  const long = `SKU,Title in search results\n${sku},${'a'.repeat(61)}`;
  expect(await importFile(long, staff)).toMatchObject({
    problems: [{ line: 2, column: 'Title in search results', problem: 'too_long' }],
  });
});

it('reads formatted descriptions, and nothing that the editor does not know', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner, { sku: 'RICH-1', status: 'draft' });
  const cell = '<p onclick=x>Oak <b>and</b> linen</p><script>alert(1)</script>';
  const result = await importFile(`id,description,sku\n${id},${cell},RICH-1`, staff);
  expect(result).toMatchObject({
    ok: true,
    changes: [{ field: 'description', to: '<p>Oak <strong>and</strong> linen</p>' }],
  });
});

it('finds rows by SKU, adds the others as drafts, and takes both back', async () => {
  const staff = await staffOf('technical_office_manager');
  await createProduct(database.owner, { sku: 'OLD-1' });
  const { rows: kinds } = await database.owner.query<{ value: string }>(
    `select value from product_terms where facet = 'kind' limit 1`,
  );
  const kind = kinds[0]!.value;
  const file = `sku,name,room,kind,price,status\nOLD-1,Oak chair,office,${kind},99,published\nNEW-1,Très joli,office,${kind},"1,000.5",published\n`;
  const preview = await importFile(file, staff);
  expect(preview).toMatchObject({ ok: true, counts: { rows: 2 }, problems: [] });
  const set = (preview.ok && preview.changeSet) || '';
  expect(await readChangeSet(set, staff)).toMatchObject({
    rows: [
      { op: 'update', label: 'Walnut chair' },
      { op: 'insert', label: 'Très joli' },
    ],
  });
  await applyPreview(set, staff);
  expect(await productOf('OLD-1')).toMatchObject({ name: 'Oak chair', price: '99.00' });
  expect(await productOf('NEW-1')).toMatchObject({
    status: 'draft',
    slug: 'tres-joli',
    price: '1000.50',
    quantity: 0,
  });
  expect(await undoChanges(set, staff)).toMatchObject({ ok: true });
  expect(await productOf('OLD-1')).toMatchObject({ name: 'Walnut chair', price: '120.00' });
  expect(await productOf('NEW-1')).toBeUndefined();
});

it('leaves out an address that is taken, and publishing without its checks', async () => {
  const staff = await staffOf('technical_office_manager');
  await createProduct(database.owner, { sku: 'SLUG-1', slug: 'walnut-seat' });
  await createProduct(database.owner, { sku: 'DRAFT-1', status: 'draft' });
  await createProduct(database.owner, { sku: 'SLUG-2' });
  const file =
    'sku,slug,status\nSLUG-2,walnut-seat,\nDRAFT-1,,published\nSLUG-1,walnut-chair,published\n';
  const result = await importFile(file, staff);
  expect(result.ok && result.problems.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'required'],
    [3, 'required'],
  ]);
  const again = await importFile('sku,slug\nSLUG-2,walnut-seat\n', staff);
  expect(again).toMatchObject({
    ok: true,
    problems: [{ line: 2, label: 'SLUG-2', problem: 'products_slug_key' }],
  });
  expect(await importFile('sku,status\nDRAFT-1,published\n', staff)).toMatchObject({
    problems: [{ column: 'status', problem: 'publish_elsewhere' }],
  });
});

it('reports the line and the column of everything that is wrong', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner, { sku: 'BAD-1' });
  await createProduct(database.owner, { sku: 'BAD-2' });
  const file = [
    'id,sku,Price,salePrice,room,lowStockMark',
    `${id},BAD-1,cheap,,attic,`,
    ',BAD-2,100,100,office,3',
    ',BAD-2,90,,office,3',
    '00000000-0000-4000-8000-000000000000,,1,,office,1',
    ',BAD-3,5,,office,3',
    '',
    ',BAD-4,5,,office,3,surplus',
  ].join('\n');
  const result = await importFile(file, staff);
  expect(
    result.ok && result.problems.map(({ line, column, problem }) => [line, column, problem]),
  ).toEqual([
    [2, 'room', 'unknown_value'],
    [2, 'Price', 'invalid_amount'],
    [2, 'lowStockMark', 'required'],
    [3, 'salePrice', 'sale_not_below'],
    [4, undefined, 'twice'],
    [5, 'id', 'unknown_id'],
    [6, 'name', 'required'],
    [6, 'kind', 'required'],
    [8, undefined, 'too_many_cells'],
  ]);
  const set = await readChangeSet((result.ok && result.changeSet) || '', staff);
  expect(set).toMatchObject({ counts: { rows: 0 }, problems: { length: 9 } });
});

it('says which columns of the file are not imported', async () => {
  const staff = await staffOf('technical_office_manager');
  await createProduct(database.owner, { sku: 'COL-1' });
  const file = 'sku,price,Stock,Note\nCOL-1,77,9,x\n';
  const result = await importFile(file, staff, new Map([[3, '-']]));
  expect(result).toMatchObject({
    ok: true,
    counts: { rows: 1 },
    problems: [
      { label: 'Stock', problem: 'column_left_out' },
      { label: 'Note', problem: 'column_left_out' },
    ],
  });
});

it('asks for the meaning of unknown columns', async () => {
  const staff = await staffOf('technical_office_manager');
  await createProduct(database.owner, { sku: 'MAP-1' });
  const file = 'Article,Cost,Note\nMAP-1,77,x\n';
  expect(await importFile(file, staff)).toMatchObject({
    reason: 'unknown_columns',
    headers: [{ place: 0 }, { place: 1 }, { place: 2, text: 'Note' }],
  });
  const selected = new Map([
    [0, 'sku'],
    [1, 'price'],
    [2, '-'],
  ]);
  expect(await importFile(file, staff, selected)).toMatchObject({
    ok: true,
    changes: [{ field: 'price', to: '77.00' }],
  });
});

it('rejects other roles and what is no table', async () => {
  const staff = await staffOf('technical_office_manager');
  expect(await importFile('sku,price\nA,1\n', await staffOf('sales'))).toEqual({
    ok: false,
    reason: 'forbidden',
  });
  expect(await importFile('sku,price\n', staff)).toMatchObject({ reason: 'empty_file' });
  expect(await importFile('price\n1\n', staff)).toMatchObject({ reason: 'no_key' });
  expect(await importFile('sku,price\n"A,1\n', staff)).toMatchObject({
    reason: 'unreadable_file',
    line: 2,
  });
  const tooMany = `sku,price\n${'A,1\n'.repeat(10_001)}`;
  expect(await importFile(tooMany, staff)).toMatchObject({ reason: 'too_many_rows' });
  expect(await importFile(new Uint8Array(10 * 1024 * 1024 + 1), staff)).toMatchObject({
    reason: 'file_too_large',
  });
});

it('adds 5,000 products, and takes them back', async () => {
  const staff = await staffOf('technical_office_manager');
  const { rows: kinds } = await database.owner.query<{ value: string }>(
    `select value from product_terms where facet = 'kind' limit 1`,
  );
  const records = Array.from({ length: 5_000 }, (_, index) => ({
    sku: `BULK-${index}`,
    name: `Chair ${index}`,
    nameAr: `كرسي ${index}`,
    room: 'office',
    kind: kinds[0]!.value,
    price: `${100 + index}`,
    description: 'A chair of walnut and cane, turned by hand in Damietta.',
  }));
  const file = stringify(records, { header: true });
  const preview = await importFile(file, staff);
  expect(preview).toMatchObject({ ok: true, counts: { rows: 5_000 }, problems: [] });
  const set = (preview.ok && preview.changeSet) || '';
  expect(await applyPreview(set, staff)).toMatchObject({ ok: true });
  expect(await productOf('BULK-4999')).toMatchObject({ status: 'draft', price: '5099.00' });
  expect(await undoChanges(set, staff)).toMatchObject({ ok: true });
  expect(await productOf('BULK-4999')).toBeUndefined();
}, 300_000);
