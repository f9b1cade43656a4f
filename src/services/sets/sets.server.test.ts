import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setsInput } from '#domain/admin/products/sets-input.ts';
import { setLines, totalOfLines } from '#domain/catalog/product-set.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/ordering.ts';
import type { Staff } from '../shared/staff.ts';
import { findProduct } from '../catalog/find-product.server.ts';
import { readSets, saveSets } from './save-sets.server.ts';

const now = new Date('2026-11-16T09:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;

let database: TestDatabase;
let staff: Staff;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  staff = { actor: await person(now, ['technical_office_manager']), now };
});
afterAll(() => database.close());

async function idOfProduct(slug: string): Promise<string> {
  const { rows } = await database.owner.query('select id from products where slug = $1', [slug]);
  return rows[0].id;
}

const setOf = async (slug: string) =>
  (await findProduct(await idOfProduct(slug), visitor))?.set ?? null;

/** Saves what the form shows after a change. */
async function edit(change: (pieces: Record<string, unknown>[]) => object[], by = staff) {
  const { pieces: before } = await readSets(staff.actor);
  const { pieces: from } = setsInput.parse({ pieces: before });
  const { pieces: to } = setsInput.parse({ pieces: JSON.stringify(change(JSON.parse(before))) });
  return saveSets([{ field: 'pieces', from, to }], by);
}

describe('a set', () => {
  it('is shown with every of its pieces, at the prices of today', async () => {
    const set = await setOf('tulun-dining-chair');
    expect(set?.pieces.map(({ slug, wanted }) => [slug, wanted])).toEqual([
      ['ibn-tulun-dining-table', 1],
      ['tulun-dining-chair', 6],
    ]);
    // A piece with variants is offered as one of them.
    expect(set?.pieces.every(({ state }) => state === 'available' || state === 'reduced')).toBe(
      true,
    );
    const before = totalOfLines(setLines(set!.pieces));
    await database.owner.query(
      `update product_variants set price = price + 1, discount_price = null
       where product_id = $1`,
      [set!.pieces[0]!.productId],
    );
    const after = totalOfLines(setLines((await setOf('tulun-dining-chair'))!.pieces));
    expect(Number(after)).toBeGreaterThan(Number(before));
  });

  it('leaves out what is sold out, and is none when only one piece is published', async () => {
    await database.owner.query(
      `update products set is_sold_out = true where slug = 'qamar-nightstand'`,
    );
    const set = await setOf('shagarat-al-durr-bed');
    expect(setLines(set!.pieces).map(({ slug }) => slug)).toEqual(['shagarat-al-durr-bed']);
    await database.owner.query(
      `update products set status = 'draft' where slug = 'qamar-nightstand'`,
    );
    expect(await setOf('shagarat-al-durr-bed')).toBeNull();
    expect(await setOf('nubian-basket-set')).toBeNull();
  });

  it('is written by the technical office, with products that exist', async () => {
    const added = { id: '', set_name: 'New', set_name_ar: '', sku: 'NO-SUCH', quantity: '2' };
    expect(await edit((pieces) => [...pieces, added])).toMatchObject({
      ok: false,
      fields: { pieces: 'unknown_sku' },
    });
    const { rows } = await database.owner.query(
      `select sku from products where slug in ('nubian-basket-set', 'lotus-khayameya-panel')`,
    );
    const pair = rows.map(({ sku }) => ({ ...added, sku }));
    const marketing = { actor: await person(now, ['marketing']), now };
    expect(await edit((pieces) => [...pieces, ...pair], marketing)).toMatchObject({ ok: false });
    expect(await edit((pieces) => [...pieces, ...pair])).toMatchObject({ ok: true });
    expect((await setOf('nubian-basket-set'))?.pieces).toHaveLength(2);
    expect(await edit((pieces) => pieces.slice(0, -2))).toMatchObject({ ok: true });
    expect(await setOf('nubian-basket-set')).toBeNull();
  });
});
