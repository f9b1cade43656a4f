import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { categories, type Category } from '#domain/catalog/category.ts';
import {
  numberedPages,
  pageSize,
  readListQuery,
  sortOrders,
  writeListQuery,
  type ListQuery,
  type SortOrder,
} from '#domain/catalog/list-query.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { latestProducts, listProducts } from './list-products.server.ts';

const now = new Date();
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const everything = [undefined, ...categories];

const database = fileDatabase({ seeded: true });

const request = (search: string) => readListQuery(new URLSearchParams(search));
const list = (search: string, reader: Parameters<typeof listProducts>[1] = visitor) =>
  listProducts(request(search), reader);

type Known = { id: string; category: string; sold: number; price: number; made: number };

/** What the shop has to sell, straight from the table. */
async function published(category?: Category): Promise<Known[]> {
  const { rows } = await database.owner.query<Known>(`
    select id, category, sales_count as sold, effective_price::float as price,
      extract(epoch from created_at)::float as made
    from products p where status = 'published'`);
  return rows.filter((row) => category === undefined || row.category === category);
}

/** Every page of a list, one after the other, as its links lead. */
async function walk(search: string): Promise<string[]> {
  const ids: string[] = [];
  let query: ListQuery | null = request(search);
  while (query) {
    const { products, pages, next, query: read } = await listProducts(query, visitor);
    expect(products.length).toBeLessThanOrEqual(pageSize);
    ids.push(...products.map(({ id }) => id));
    query = following(read, pages, next);
  }
  return ids;
}

function following(query: ListQuery, pages: number, next: ListQuery['cursor'] | null) {
  if (next) return { ...query, cursor: next };
  return !query.cursor && query.page < pages ? { ...query, page: query.page + 1 } : null;
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
    const ids = await walk(`sort=${sort}&category=${category}`);
    expect(ids.toSorted()).toEqual(known.map(({ id }) => id).toSorted());
    const rows = ids.map((id) => known.find((row) => row.id === id)!);
    expect(rows.every((row, index) => index === 0 || inOrder[sort](rows[index - 1]!, row))).toBe(
      true,
    );
  });

  it('counts all matches, and shows the last page when a later one is requested', async () => {
    const known = await published();
    const all = await list('');
    expect(all).toMatchObject({ total: known.length, previous: null, next: null });
    expect(all.pages).toBe(Math.ceil(known.length / pageSize));
    const last = await list('page=40');
    expect(last.query.page).toBe(all.pages);
    expect(last.products).toHaveLength(known.length - (all.pages - 1) * pageSize);
    expect(await list('q=zzzzqqqq')).toMatchObject({ total: 0, pages: 1, products: [] });
  });

  it('ignores unknown filter values', async () => {
    const { query, total } = await list('colour=ultraviolet&material=kryptonite&kind=spaceship');
    expect(writeListQuery(query)).toBe('');
    expect(total).toBe((await published()).length);
  });

  it('is in Arabic, with English names where Arabic is missing', async () => {
    const [{ id, name }] = await names('name_ar is not null');
    await database.owner.query('update products set name_ar = null where id = $1', [id]);
    const arabic = { ...visitor, locale: 'ar' } as const;
    const { pages, terms } = await list('', arabic);
    const shown = [];
    for (let page = 1; page <= pages; page += 1) {
      shown.push(...(await list(`page=${page}`, arabic)).products);
    }
    const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
    const fallenBack = shown.filter((card) => !isArabic(card.name));
    expect(fallenBack.map((card) => card.name)).toEqual([name]);
    expect(shown.every((card) => card.picture === null || card.picture.alt !== '')).toBe(true);
    expect(
      Object.values(terms)
        .flat()
        .every((term) => isArabic(term.name)),
    ).toBe(true);
  });

  it('shows the current price and the original price', async () => {
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

  it('shows the price of the cheapest variant, and sorts by it, if their prices differ', async () => {
    const { rows } = await database.owner.query<{ id: string; variant: string }>(
      `select p.id, min(v.id::text) as variant from products p join product_variants v on v.product_id = p.id
       where p.status = 'published' and p.has_variants group by p.id order by p.id limit 1`,
    );
    const [{ id, variant }] = rows as [{ id: string; variant: string }];
    const price = (amount: string, discount: string | null) =>
      database.owner.query(
        'update product_variants set price = $2, discount_price = $3 where id = $1',
        [variant, amount, discount],
      );
    await price('4.00', '3.00');
    const [cheapest] = (await list('sort=price-asc')).products;
    expect(cheapest).toMatchObject({ id, price: '3.00', originalPrice: '4.00', isFrom: true });
    await price('2.00', null);
    expect((await list('sort=price-asc')).products[0]).toMatchObject({
      id,
      ...{ price: '2.00', originalPrice: null, isFrom: true },
    });
    await database.owner.query(
      `update product_variants set price = 20, discount_price = null where product_id = $1`,
      [id],
    );
    expect((await list('max=20')).products.find((one) => one.id === id)).toMatchObject({
      isFrom: false,
    });
  });

  it('offers the second picture of a piece that has one', async () => {
    const [{ id }] = await names(`status = 'published' order by sales_count desc, id desc`);
    await database.owner.query(
      'delete from product_images where product_id = $1 and not is_primary',
      [id],
    );
    expect((await list('')).products[0]).toMatchObject({ id, secondPicture: null });
    await database.owner.query(
      `insert into product_images (product_id, image_url, display_order)
       values ($1, '/pictures/products/second/960.webp', 1), ($1, '/pictures/products/third/960.webp', 2)`,
      [id],
    );
    expect((await list('')).products[0]).toMatchObject({
      secondPicture: '/pictures/products/second/960.webp',
    });
  });

  it('hides drafts, even from staff who may read them', async () => {
    const [{ id }] = await names(`status = 'published' order by sales_count desc, id desc`);
    expect(await walk('')).toContain(id);
    const before = (await published()).length;
    await database.owner.query(`update products set status = 'draft' where id = $1`, [id]);
    const staff = { ...visitor, actor: await called('admin@fustat.example') };
    for (const reader of [visitor, staff]) {
      const { products } = await list('', reader);
      expect(products.length).toBeGreaterThan(0);
      expect(products.map((card) => card.id)).not.toContain(id);
    }
    await untilCounted('', before - 1);
    expect(await walk('')).not.toContain(id);
  });
});

describe('a list longer than its numbered pages', () => {
  const room = 'lighting';

  beforeAll(async () => {
    await database.owner.query(`
      insert into products (name, slug, sku, category, kind, price, sales_count, created_at, status)
      select 'Lamp ' || n, 'many-' || n, 'MANY-' || n, '${room}', 'wall_sconce', 10 + n % 50, n % 7,
        now() - (n % 90) * interval '1 hour', 'published'
      from generate_series(1, 1200) n`);
    const known = (await published(room)).length;
    await untilCounted(`category=${room}`, known);
  });

  it.each(sortOrders)('sorted %s shows every product exactly once', async (sort) => {
    const known = await published(room);
    expect(known.length).toBeGreaterThan(numberedPages * pageSize);
    const ids = await walk(`category=${room}&sort=${sort}`);
    expect(ids).toHaveLength(known.length);
    expect(ids.toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });

  it.each(sortOrders)('sorted %s returns the same pages when paging backwards', async (sort) => {
    const forth = await list(`category=${room}&sort=${sort}&page=${numberedPages}`);
    const behind = await listProducts({ ...forth.query, cursor: forth.next! }, visitor);
    expect(behind.previous).not.toBeNull();
    const back = await listProducts({ ...behind.query, cursor: behind.previous! }, visitor);
    expect(back.products).toEqual(forth.products);
    const again = await listProducts({ ...back.query, cursor: back.next! }, visitor);
    expect(again.products).toEqual(behind.products);
  });

  it('starts from the first page when a cursor points past either end', async () => {
    const start = await list(`category=${room}`);
    const unknownProduct = '00000000-0000-0000-0000-000000000000';
    const past = await list(`category=${room}&after=-1.${unknownProduct}`);
    expect(past.products).toEqual(start.products);
    expect(past.query.cursor).toBeUndefined();
  });
});

/** Counts follow a change when its notice has arrived. */
const untilCounted = (search: string, total: number) =>
  eventually(async () => expect((await list(search)).total).toBe(total));

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
