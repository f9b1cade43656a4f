import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedDemo } from './index.ts';

const now = new Date('2026-11-14T09:30:00Z');
const ARABIC = /[\u0621-\u064A]/;

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  owner = database.owner;
  await seedDemo(database.url, { now });
});
afterAll(() => database.close());

const values = async <Value = string>(sql: string): Promise<Value[]> =>
  (await owner.query({ text: sql, rowMode: 'array' })).rows.map(([value]) => value as Value);

/** Everything a reader of that language sees, found by the names of the columns. */
const textColumns = () =>
  values<string[]>(`
    select array[ar.table_name, ar.column_name, en.column_name]
    from information_schema.columns ar
    join information_schema.columns en
      on (en.table_schema, en.table_name) = (ar.table_schema, ar.table_name)
      and en.column_name in (
        regexp_replace(ar.column_name, '_ar$', ''), regexp_replace(ar.column_name, '_ar$', '_en'))
    where ar.table_schema = 'public' and ar.column_name like '%\\_ar' order by 1`);

/** A dump of all rows, for comparing two seeds. */
const everything = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'
      and table_name not in ('site_settings', 'footer_config') order by 1`);
  const dumps: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await client.query<{ line: string }>(
      `select (to_jsonb(t) - 'updated_at')::text as line from ${name} t
       where '${name}' <> 'public.profiles' order by 1`,
    );
    dumps.push(name, ...lines.map(({ line }) => line));
  }
  return dumps.join('\n');
};

describe('the demo shop', () => {
  test('has at least so much of everything', async () => {
    const least: Record<string, number> = {
      products: 76,
      product_variants: 90,
      portfolio_projects: 12,
      portfolio_highlights: 24,
      projects: 6,
      reviews: 120,
      faq_categories: 6,
      faq_items: 20,
      team_members: 8,
      careers: 4,
      partners: 6,
      page_sections: 8,
      coupons: 5,
      notification_categories: 4,
      seo_settings: 6,
      footer_social_links: 3,
      orders: 20,
      governorates: 27,
    };
    for (const [table, count] of Object.entries(least)) {
      const [found] = await values<string>(`select count(*) from ${table}`);
      expect(Number(found), table).toBeGreaterThanOrEqual(count);
    }
  });

  test('fills every room, and shows each modelled piece at least once', async () => {
    const rooms = await owner.query<{ category: string; count: string }>(
      'select category, count(*) from products group by 1',
    );
    const counts = Object.fromEntries(rooms.rows.map((row) => [row.category, Number(row.count)]));
    for (const room of ['living-room', 'bedroom', 'dining-room', 'office'])
      expect(counts[room], room).toBeGreaterThanOrEqual(14);
    for (const family of ['decor', 'lighting'])
      expect(counts[family], family).toBeGreaterThanOrEqual(10);
    expect(await values('select distinct kind from products')).toHaveLength(25);
    const [chosen] = await values<string>('select count(*) from products where has_variants');
    expect(Number(chosen)).toBeGreaterThanOrEqual(30);
  });

  test('shows products in all five states of stock', async () => {
    const states = await values('select distinct stock_status from products order by 1');
    expect(states).toEqual(['in_stock', 'low_stock', 'out_of_stock', 'pre_order', 'sold_out']);
  });

  test('calls only a few products new', async () => {
    const fresh = await owner.query(
      `select from products where created_at > $1::timestamptz - interval '7 days'`,
      [now],
    );
    expect(fresh.rowCount).toBeGreaterThanOrEqual(4);
    expect(fresh.rowCount).toBeLessThan(12);
  });

  test('gives every product plausible dimensions and a weight', async () => {
    const odd = await values(`
      select slug from products where weight is null
        or (dimensions ->> 'width')::numeric not between 5 and 400
        or (dimensions ->> 'depth')::numeric not between 2 and 400
        or (dimensions ->> 'height')::numeric not between 1 and 260`);
    expect(odd).toEqual([]);
  });

  test('says everything in both languages, each in its own letters', async () => {
    const columns = await textColumns();
    expect(columns.length).toBeGreaterThan(30);
    for (const [table = '', arabic = '', english = ''] of columns) {
      const rows = await owner.query<{ ar: string | null; en: string | null }>(
        `select ${arabic}::text as ar, ${english}::text as en from ${table}`,
      );
      for (const { ar, en } of rows.rows) {
        const where = `${table}.${arabic}: ${en ?? ''}`;
        expect(ar === null || ar === '{}', where).toBe(en === null || en === '{}');
        if (ar !== null && ar !== '{}') expect(ar, where).toMatch(ARABIC);
        if (en !== null) expect(en, where).not.toMatch(ARABIC);
      }
    }
  });

  test('keeps both languages apart inside choices and page content', async () => {
    const options = await values<Record<string, { name: string; name_ar: string }[]>>(
      'select variant_options from products',
    );
    for (const { name, name_ar } of options.flatMap((groups) => Object.values(groups).flat())) {
      expect(name_ar).toMatch(/[\u0621-\u064A\u0660-\u0669]/);
      expect(name).not.toMatch(ARABIC);
    }
    const contents = await values<Record<string, unknown>>('select content from page_content');
    for (const content of contents.flatMap((each) => Object.entries(each))) {
      const [key, value] = [content[0], JSON.stringify(content[1])];
      if (/(^|_)ar$/.test(key)) expect(value).toMatch(ARABIC);
      else expect(value, key).not.toMatch(ARABIC);
    }
  });

  test('never raises its voice', async () => {
    const texts = await values(
      `select concat(name, description, description_ar, story, story_ar) from products
       union all select content::text from page_content
       union all select concat(answer, answer_ar) from faq_items
       union all select concat(description_en, description_ar) from portfolio_projects`,
    );
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });

  test('keeps money exact: lines, orders and coupons add up', async () => {
    const wrong = await values(`
      select o.number from orders o
      where o.subtotal <> (select sum(line_total) from order_items where order_id = o.id)
        or o.shipping <> (
          select delivery_fee from governorates where code = o.address ->> 'governorate')
        or o.discount <> coalesce(
          (select amount_saved from coupon_usage where order_id = o.id), 0)`);
    expect(wrong).toEqual([]);
    const [first] = await values(
      `select payable::text from orders where coupon_code = 'WELCOME10'`,
    );
    expect(first).toBe('544.50');
  });

  test('rates products by their approved reviews only, and marks purchases', async () => {
    const wrong = await values(`
      select slug from products p where (rating, review_count) is distinct from (
        select coalesce(round(avg(r.rating), 2), 0), count(*)::integer from reviews r
        where r.product_id = p.id and r.status = 'approved')`);
    expect(wrong).toEqual([]);
    const [verified] = await values('select count(*) from reviews where verified_purchase');
    expect(Number(verified)).toBeGreaterThan(20);
    expect(await values(`select id from reviews where status = 'pending'`)).not.toEqual([]);
  });

  test('has a coupon of each kind that a cart may meet', async () => {
    const { rows } = await owner.query<Record<string, string>>(
      `select code, case when expires_at < $1 then 'expired' when starts_at > $1 then 'too early'
         when max_uses = (select count(*) from coupon_usage u where u.coupon_id = c.id)
         then 'used up' else 'valid' end as state from coupons c order by code`,
      [now],
    );
    expect(Object.fromEntries(rows.map(({ code, state }) => [code, state]))).toEqual({
      FOUNDERS: 'used up',
      HARVEST20: 'too early',
      LANTERN15: 'expired',
      NILE50: 'valid',
      WELCOME10: 'valid',
    });
  });
});

describe('seeding', () => {
  test('a second time changes nothing', async () => {
    const before = await everything(owner);
    await seedDemo(database.url, { now: new Date('2027-01-01T00:00:00Z') });
    expect(await everything(owner)).toBe(before);
  });

  test('another shop at the same moment gives the same rows', async () => {
    const before = await everything(owner);
    const other = await testDatabase();
    try {
      await seedDemo(other.url, { now });
      expect(await everything(other.owner)).toBe(before);
    } finally {
      await other.close();
    }
  });
});
