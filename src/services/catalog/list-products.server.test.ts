import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, type Category } from '#domain/catalog/category.ts';
import { pageSize, type SortOrder, sortOrders } from '#domain/catalog/list-query.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { latestProducts, listProducts } from './list-products.server.ts';

const now = new Date();
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const everything = [undefined, ...categories];

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
}, 120_000);
afterAll(() => database.close());

type Known = { id: string; category: string; sold: number; price: number; made: number };

/** What the shop has to sell, straight from the table. */
async function published(category?: Category): Promise<Known[]> {
  const { rows } = await database.owner.query<Known>(`
    select id, category, sales_count as sold, effective_price::float as price,
      extract(epoch from created_at)::float as made
    from products where status = 'published'`);
  return rows.filter((row) => category === undefined || row.category === category);
}

/** Every page of a list, one after the other. */
async function walk(sort: SortOrder, category?: Category): Promise<string[]> {
  const { pages } = await listProducts({ category, sort, page: 1 }, visitor);
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await listProducts({ category, sort, page }, visitor);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(pageSize);
    ids.push(...products.map(({ id }) => id));
  }
  return ids;
}

const inOrder: Record<SortOrder, (one: Known, next: Known) => boolean> = {
  default: (one, next) => one.sold >= next.sold,
  'price-asc': (one, next) => one.price <= next.price,
  'price-desc': (one, next) => one.price >= next.price,
  newest: (one, next) => one.made >= next.made,
  oldest: (one, next) => one.made <= next.made,
};

const eachList = sortOrders.flatMap((sort) =>
  everything.map((category) => [sort, category] as const),
);

describe('the list of products', () => {
  it.each(eachList)('sorted %s in %s shows each product once, in order', async (sort, category) => {
    const known = await published(category);
    expect(known.length).toBeGreaterThan(0);
    const ids = await walk(sort, category);
    expect(ids.toSorted()).toEqual(known.map(({ id }) => id).toSorted());
    const rows = ids.map((id) => known.find((row) => row.id === id)!);
    expect(rows.every((row, index) => index === 0 || inOrder[sort](rows[index - 1]!, row))).toBe(
      true,
    );
  });

  it('counts what it shows, and has a first page even when it is empty', async () => {
    const all = await listProducts({ category: undefined, sort: 'default', page: 1 }, visitor);
    const known = await published();
    expect(all).toMatchObject({ count: known.length, pages: Math.ceil(known.length / pageSize) });
    const beyond = await listProducts(
      { category: undefined, sort: 'default', page: 9999 },
      visitor,
    );
    expect(beyond).toEqual({ products: [], count: known.length, pages: all.pages });
  });

  it('speaks Arabic, and English where a name has no Arabic', async () => {
    const [{ id, name }] = await names('name_ar is not null');
    await database.owner.query('update products set name_ar = null where id = $1', [id]);
    const arabic = { ...visitor, locale: 'ar' } as const;
    const query = { category: undefined, sort: 'newest' } as const;
    const { pages } = await listProducts({ ...query, page: 1 }, arabic);
    const shown = [];
    for (let page = 1; page <= pages; page += 1) {
      shown.push(...(await listProducts({ ...query, page }, arabic)).products);
    }
    const [fallenBack, translated] = [
      shown.filter((card) => card.id === id),
      shown.filter((card) => card.id !== id),
    ];
    expect(fallenBack.map((card) => card.name)).toEqual([name]);
    expect(translated.every((card) => /\p{Script=Arabic}/u.test(card.name))).toBe(true);
    expect(shown.every((card) => card.picture === null || card.picture.alt !== '')).toBe(true);
  });

  it('says what a buyer pays, and what it was before', async () => {
    const [{ id }] = await names(`status = 'published'`);
    await database.owner.query(
      `update products set price = 100.10, discount_price = 90.05, created_at = $2 where id = $1`,
      [id, now],
    );
    const [newest] = await latestProducts(visitor);
    expect(newest).toMatchObject({ id, price: '90.05', originalPrice: '100.10', isNew: true });
    await database.owner.query('update products set discount_price = null where id = $1', [id]);
    const [again] = await latestProducts(visitor);
    expect(again).toMatchObject({ price: '100.10', originalPrice: null });
  });

  it('hides drafts, from staff who may read them too', async () => {
    const [{ id }] = await names(`status = 'published' order by sales_count desc`);
    expect(await walk('default')).toContain(id);
    await database.owner.query(`update products set status = 'draft' where id = $1`, [id]);
    const staff = await called('admin@fustat.example');
    for (const reader of [visitor, { ...visitor, actor: staff }]) {
      const { products } = await listProducts(
        { category: undefined, sort: 'default', page: 1 },
        reader,
      );
      expect(products.length).toBeGreaterThan(0);
      expect(products.map((card) => card.id)).not.toContain(id);
    }
    expect(await walk('default')).not.toContain(id);
  });

  it.each(sortOrders)('sorted %s loses nobody where all are equal', async (sort) => {
    await database.owner.query(
      `update products set sales_count = 1, price = 10, discount_price = null, created_at = now()`,
    );
    const known = (await published()).map(({ id }) => id);
    expect((await walk(sort)).toSorted()).toEqual(known.toSorted());
  });
});

async function names(condition: string): Promise<[{ id: string; name: string }]> {
  const { rows } = await database.owner.query(
    `select id, name from products where ${condition} limit 1`,
  );
  return [rows[0]];
}

async function called(email: string) {
  const { rows } = await database.owner.query('select id from auth.users where email = $1', [
    email,
  ]);
  const userId = rows[0].id as string;
  return { kind: 'user', userId, claims: { sub: userId, role: 'authenticated' } } as const;
}
