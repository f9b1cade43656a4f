import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newProductInput } from '#domain/admin/products/product-input.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { productPublishable } from '#services/admin/publishing/product-publishable.server.ts';
import { publishRecord } from '#services/admin/publishing/publish-record.server.ts';
import { saveUnpublished } from '#services/admin/publishing/save-unpublished.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import { findProduct } from '#services/catalog/find-product.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createOrderOf } from '#tests/support/factories.ts';
import { createProduct, newProductTexts } from './create-product.server.ts';
import { deleteProduct } from './delete-product.server.ts';
import { duplicateProduct } from './duplicate-product.server.ts';
import { readProduct } from './read-product.server.ts';
import { readProductFacts } from './read-product-facts.server.ts';

let staff: Staff;
let last = 0;
let variantCount = 0;

const database = fileDatabase({
  arrange: async () => {
    staff = await makeStaff(new Date(), 'technical_office_manager');
  },
});

const arabicReader = { actor: { kind: 'visitor' }, locale: 'ar', now: new Date() } as const;
const rows = (...list: object[]) => JSON.stringify(list);
const picture = {
  id: '5f0c6f0e-6f0e-4f0e-8f0e-000000000001',
  url: '/pictures/stool.webp',
  alt_en: 'A stool',
  alt_ar: 'كرسي',
  is_primary: true,
};

const textsOf = (change: Record<string, string> = {}) => {
  last += 1;
  return {
    ...newProductTexts(),
    name: 'Stool',
    name_ar: 'كرسي',
    slug: `stool-${last}`,
    sku: `ST-${last}`,
    category: 'office',
    kind: 'stool',
    price: '120',
    quantity: '5',
    ...change,
  };
};

const create = async (change: Record<string, string> = {}, by = staff) =>
  createProduct(newProductInput.parse(textsOf(change)), by);

async function created(change: Record<string, string> = {}): Promise<string> {
  const result = await create(change);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.id;
}

const texts = async (id: string) =>
  (await asUser(staff.actor).transaction((trx) => productPublishable.read(trx, id)))!;

/** Saves what was typed into the form that showed `from`. */
async function save(id: string, typed: Record<string, string>, from?: Record<string, string>) {
  const seen = from ?? (await texts(id));
  const valueOf = (field: string, text: string) =>
    productPublishable.schema({}).shape[field]!.parse(text);
  const fields = Object.entries(typed).map(([field, to]) => ({
    field,
    from: valueOf(field, seen[field] ?? ''),
    to: valueOf(field, to),
  }));
  return saveUnpublished(
    productPublishable,
    id,
    { fields, typed: { from: seen, to: typed } },
    staff,
  );
}

const oakAndWalnut = {
  option_colors: rows(
    { name: 'Oak', name_ar: 'بلوط', value: 'oak', code: '#c79b73' },
    { name: 'Walnut', name_ar: 'جوز', value: 'walnut', code: '#5B3A24' },
  ),
};
const variant = (color: string, change: object = {}) => ({
  id: '',
  color,
  material: null,
  size: null,
  sku: `V-${(variantCount += 1)}`,
  price: '120',
  discount_price: '',
  ...change,
});

describe('search results', () => {
  const complete = () => ({
    description: '<p>Three legs.</p>',
    description_ar: '<p>بثلاث أرجل.</p>',
    pictures: rows({ ...picture, id: randomUUID() }),
  });
  const headIn = async (id: string, locale: 'en' | 'ar') =>
    (await findProduct(id, { ...arabicReader, locale }))?.product.head;

  it('show the words of the page, each in its language', async () => {
    const id = await created({ ...complete(), seo_title: 'Milking stools of beech' });
    expect(await publishRecord(productPublishable, id, {}, staff)).toMatchObject({ ok: true });
    await eventually(async () => {
      expect(await headIn(id, 'en')).toEqual({
        title: 'Milking stools of beech',
        description: 'Three legs.',
      });
      expect(await headIn(id, 'ar')).toEqual({ title: 'كرسي', description: 'بثلاث أرجل.' });
    });
  });

  it('show what was written for them instead', async () => {
    const id = await created(complete());
    const saved = await save(id, {
      seo_title_ar: 'كراسٍ من خشب الزان',
      seo_description: 'Turned in Damietta.',
      seo_description_ar: 'مخروطة في دمياط.',
    });
    expect(saved).toMatchObject({ ok: true });
    expect(await publishRecord(productPublishable, id, {}, staff)).toMatchObject({ ok: true });
    await eventually(async () => {
      expect(await headIn(id, 'en')).toEqual({
        title: 'Stool',
        description: 'Turned in Damietta.',
      });
      expect(await headIn(id, 'ar')).toEqual({
        title: 'كراسٍ من خشب الزان',
        description: 'مخروطة في دمياط.',
      });
    });
  });

  it('have room for 60 and 160 characters, in the form as in the database', async () => {
    const id = await created({ seo_title: 'a'.repeat(60), seo_description: 'b'.repeat(160) });
    expect(await texts(id)).toMatchObject({ seo_title: 'a'.repeat(60) });
    for (const [field, most] of [
      ['seo_title_ar', 60],
      ['seo_description_ar', 160],
    ] as const) {
      const long = 'ا'.repeat(most + 1);
      expect(newProductInput.safeParse(textsOf({ [field]: long })).success).toBe(false);
      const { owner } = database;
      await expect(owner.query(`update public.products set ${field} = $1`, [long])).rejects.toThrow(
        `products_${field}_check`,
      );
      await expect(owner.query(`update public.products set ${field} = ''`)).rejects.toThrow(
        `products_${field}_check`,
      );
    }
  });
});

describe('a new product', () => {
  it('is a draft with everything that its form held', async () => {
    const id = await created({
      features: rows({ text: 'Hand woven', text_ar: 'منسوج يدويًا' }),
      specifications: rows({ label: 'Frame', label_ar: 'الهيكل', value: 'Beech', value_ar: 'زان' }),
      tags: 'oak, new',
      width: '40',
      depth: '40',
      height: '45',
      pictures: rows(picture),
    });
    const { row } = (await readProduct(id, staff.actor))!;
    expect(row).toMatchObject({
      status: 'draft',
      quantity: 5,
      features_ar: ['منسوج يدويًا'],
      specifications_ar: [['الهيكل', 'زان']],
      dimensions: { width: 40, depth: 40, height: 45 },
      image_url: '/pictures/stool.webp',
    });
  });

  it('shows again what was typed', async () => {
    const typed = { ...oakAndWalnut, tags: 'oak, new', weight: '4.50', story: 'Two\nlines' };
    expect(await texts(await created(typed))).toMatchObject(typed);
  });

  it('names the field that another product has', async () => {
    const id = await created();
    const { slug, sku } = await texts(id);
    expect(await create({ slug: slug! })).toMatchObject({ fields: { slug: 'taken' } });
    expect(await create({ sku: sku! })).toMatchObject({ fields: { sku: 'taken' } });
  });

  it.each(['sales', 'marketing', 'content_manager'] as const)(
    'is not added by %s',
    async (role) => {
      expect(await create({}, await makeStaff(new Date(), role))).toMatchObject({
        reason: 'forbidden',
      });
    },
  );
});

describe('the form of a product', () => {
  it('adds variants with their first count; the ledger begins with it', async () => {
    const id = await created();
    const variants = rows(
      variant('oak', { inventory: '4' }),
      variant('walnut', { inventory: '٣' }),
    );
    expect(await save(id, { ...oakAndWalnut, variants })).toMatchObject({ ok: true });
    const { row } = (await readProduct(id, staff.actor))!;
    expect(row).toMatchObject({ has_variants: true, quantity: 7 });
    const { rows: sums } = await database.owner.query(
      `select variant_id is null as own, sum(change)::integer as moved from stock_movements
       where product_id = $1 group by 1 order by 1`,
      [id],
    );
    expect(sums).toEqual([
      { own: false, moved: 7 },
      { own: true, moved: 0 },
    ]);
  });

  it('is not disturbed by a sale, and undo brings back a removed variant with its stock', async () => {
    const id = await created({
      ...oakAndWalnut,
      variants: rows(variant('oak', { inventory: '4' }), variant('walnut', { inventory: '2' })),
    });
    const seen = await texts(id);
    await database.owner.query(
      `update product_variants set inventory = 3 where product_id = $1 and color = 'oak'`,
      [id],
    );
    const left = JSON.parse(seen['variants']!).slice(1);
    const result = await save(id, { variants: JSON.stringify(left) }, seen);
    if (!result.ok || !('changeSet' in result)) throw new Error(JSON.stringify(result));
    expect((await readProduct(id, staff.actor))!.row.quantity).toBe(2);
    expect(await undoChanges(result.changeSet!, staff)).toMatchObject({ ok: true });
    expect((await readProduct(id, staff.actor))!.row.quantity).toBe(5);
  });

  it('keeps what a colleague changed in the same field, and says which', async () => {
    const id = await created();
    const seen = await texts(id);
    await save(id, { width: '40', depth: '40', height: '40' });
    const result = await save(id, { width: '50', depth: '50', height: '50' }, seen);
    expect(result).toMatchObject({ ok: false, conflicts: [{ field: 'width', theirs: '40' }] });
  });

  it('gives a variant its own dimensions and weight, and takes them back', async () => {
    const sizes = {
      option_sizes: rows(
        { name: '220 cm', name_ar: '٢٢٠ سم', value: '220' },
        { name: '260 cm', name_ar: '٢٦٠ سم', value: '260' },
      ),
    };
    const id = await created({
      ...sizes,
      ...{ width: '220', depth: '96', height: '82', weight: '70' },
      variants: rows(
        { ...variant('', { size: '220' }) },
        {
          ...variant('', { size: '260' }),
          ...{ width: '٢٦٠', depth: '96', height: '82', weight: '80.5' },
        },
      ),
    });
    const boxes = async () =>
      (await readProduct(id, staff.actor))!.variants.map(({ dimensions, weight }) => [
        dimensions,
        weight,
      ]);
    const long = { width: 260, depth: 96, height: 82 };
    expect(await boxes()).toEqual([
      [null, null],
      [long, '80.50'],
    ]);
    const seen = await texts(id);
    const shorter = JSON.parse(seen['variants']!).map((row: { width: string }) =>
      row.width ? { ...row, width: '250', weight: '' } : row,
    );
    const result = await save(id, { variants: JSON.stringify(shorter) }, seen);
    if (!result.ok || !('changeSet' in result)) throw new Error(JSON.stringify(result));
    expect((await boxes())[1]).toEqual([{ ...long, width: 250 }, null]);
    expect(await undoChanges(result.changeSet!, staff)).toMatchObject({ ok: true });
    expect((await boxes())[1]).toEqual([long, '80.50']);
    const copy = await duplicateProduct(id, staff);
    if (!copy.ok) throw new Error(copy.reason);
    const copied = (await readProduct(copy.id, staff.actor))!.variants;
    expect(copied[1]).toMatchObject({ dimensions: long, weight: '80.50' });
  });

  it('keeps the former address', async () => {
    const id = await created();
    const { slug } = await texts(id);
    await save(id, { slug: `${slug}-new` });
    expect((await readProductFacts(id, staff.actor)).formerSlugs).toEqual([slug]);
  });

  it('opens and saves 120 variants quickly', async () => {
    const colours = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const sizes = Array.from({ length: 10 }, (_, at) => `s${at}`);
    const option = (value: string) => ({ name: value, name_ar: value, value });
    const id = await created({
      option_colors: rows(...colours.map((value) => ({ ...option(value), code: '#5b3a24' }))),
      option_sizes: rows(...sizes.map(option)),
      variants: rows(
        ...colours.flatMap((color) =>
          sizes.map((size) => variant(color, { size, sku: `M-${color}-${size}`, inventory: '1' })),
        ),
      ),
    });
    const times = { opened: Infinity, saved: Infinity };
    for (const price of ['130.00', '131.00', '132.00', '133.00', '134.00']) {
      const started = performance.now();
      const seen = await texts(id);
      const opened = performance.now();
      const raised = JSON.parse(seen['variants']!).map((row: object) => ({ ...row, price }));
      const result = await save(id, { variants: JSON.stringify(raised) }, seen);
      expect(result).toMatchObject({ ok: true });
      times.opened = Math.min(times.opened, opened - started);
      times.saved = Math.min(times.saved, performance.now() - opened);
    }
    // The aim is 300 ms; the bound is for machines that are very busy.
    expect(times.opened + times.saved).toBeLessThan(5000);
  });
});

describe('publishing a product', () => {
  it('needs both languages and a described main picture, then visitors see it', async () => {
    const id = await created({ description: 'A low stool.', description_ar: '' });
    const result = await publishRecord(productPublishable, id, {}, staff);
    expect(result).toMatchObject({ ok: false, reason: 'not_ready' });
    if (!('findings' in result)) throw new Error();
    expect(result.findings.map(({ rule, field }) => `${field} ${rule}`).toSorted()).toEqual([
      'description_ar missing_arabic',
      'pictures no_picture',
    ]);
    await save(id, {
      description_ar: 'كرسي قصير.',
      pictures: rows({ ...picture, id: '5f0c6f0e-6f0e-4f0e-8f0e-000000000002' }),
    });
    expect(await publishRecord(productPublishable, id, {}, staff)).toMatchObject({ ok: true });
    const { slug } = await texts(id);
    await eventually(async () =>
      expect((await findProduct(slug!, arabicReader))?.product.name).toBe('كرسي'),
    );
  });
});

describe('a copy', () => {
  it('has variants and pictures of its own, and nothing in stock', async () => {
    const id = await created({
      ...oakAndWalnut,
      variants: rows(variant('oak', { inventory: '4' })),
      pictures: rows({ ...picture, id: '5f0c6f0e-6f0e-4f0e-8f0e-000000000003' }),
    });
    const result = await duplicateProduct(id, staff);
    if (!result.ok) throw new Error(result.reason);
    const copy = (await readProduct(result.id, staff.actor))!;
    expect(copy.row).toMatchObject({ status: 'draft', quantity: 0, name: 'Stool (2)' });
    expect(copy.variants).toHaveLength(1);
    expect(copy.pictures).toMatchObject([{ image_url: picture.url, is_primary: true }]);
    expect(await duplicateProduct(id, staff)).toMatchObject({ ok: true });
  });
});

describe('deleting', () => {
  it('is possible until the product was ordered', async () => {
    const [ordered, gone] = [await created(), await created()];
    await createOrderOf(database.owner, ordered);
    expect(await deleteProduct(ordered, staff)).toEqual({
      ok: false,
      reason: 'ordered',
      details: { count: '1' },
    });
    expect((await readProductFacts(ordered, staff.actor)).timesOrdered).toBe(1);
    expect(await deleteProduct(gone, staff)).toEqual({ ok: true });
    expect(await readProduct(gone, staff.actor)).toBeNull();
  });

  it.each(['sales', 'marketing', 'content_manager'] as const)(
    'is not possible for %s',
    async (role) => {
      const id = await created();
      expect(await deleteProduct(id, await makeStaff(new Date(), role))).toEqual({
        ok: false,
        reason: 'not_found',
      });
      expect(await readProduct(id, staff.actor)).not.toBeNull();
    },
  );
});
