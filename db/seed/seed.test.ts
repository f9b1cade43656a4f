import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demoAccounts, seedDemo } from './index.ts';

const now = new Date('2026-11-14T09:30:00Z');
// Copying a database can take seconds on a busy machine.
const slowMachineTimeout = 30_000;
const arabicScript = /[\u0621-\u064A]/;
const arabicScriptOrDigits = /[\u0621-\u064A\u0660-\u0669]/;

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  owner = database.owner;
  await seedDemo(database.url, { now });
}, slowMachineTimeout);
afterAll(() => database.close());

/** The first column of the result. */
const values = async <Value = string>(text: string): Promise<Value[]> =>
  (await owner.query({ text, rowMode: 'array' })).rows.map(([value]) => value as Value);

const count = async (of: string): Promise<number> =>
  Number((await values(`select count(*) from ${of}`))[0]);

describe('the demo shop', () => {
  test.each([
    ['products', 76],
    ['products where has_variants', 30],
    [`products where category = 'living-room'`, 14],
    [`products where category = 'bedroom'`, 14],
    [`products where category = 'dining-room'`, 14],
    [`products where category = 'office'`, 14],
    [`products where category = 'decor'`, 10],
    [`products where category = 'lighting'`, 10],
    ['products where discount_price is not null', 8],
    ['products where story is not null', 6],
    ['portfolio_projects', 12],
    ['portfolio_highlights', 24],
    ['projects', 6],
    [`projects where status = 'current'`, 3],
    [`reviews where status = 'approved'`, 120],
    [`reviews where status = 'pending'`, 3],
    ['reviews where verified_purchase', 20],
    ['faq_categories', 6],
    ['faq_items', 20],
    ['team_members', 8],
    ['careers', 4],
    ['partners', 6],
    [`page_sections where page_name = 'home'`, 9],
    [`page_content where content_type = 'testimonial'`, 5],
    ['notification_categories', 4],
    ['seo_settings', 6],
    ['footer_social_links', 3],
    ['governorates', 27],
    ['game_questions', 60],
    [`game_questions where difficulty_level = 'hard'`, 15],
    ['game_prizes where quantity > 0', 8],
    [`claimed_prizes where status = 'pending'`, 3],
    [`user_rewards where level > 1`, 1],
  ])('has enough %s', async (what, least) => {
    expect(await count(what)).toBeGreaterThanOrEqual(least);
  });

  test('has pieces of every kind', async () => {
    expect(await values('select distinct kind from products')).toHaveLength(29);
  });

  test('has one primary picture of each product', async () => {
    expect(await count('product_images where is_primary')).toBe(await count('products'));
  });

  test('uses only pictures that the shop serves, each with its natural size', async () => {
    const { rows } = await owner.query<{ url: string; width: number; height: number }>(`
      select image_url as url, width, height from product_images
      union select image_url, width, height from portfolio_images
      union select image_url, width, height from project_images
      union select content ->> 'image', (content ->> 'image_width')::integer,
        (content ->> 'image_height')::integer from page_content where content ? 'image'`);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const served = new URL('../../public', import.meta.url).pathname;
    const wrong = [];
    for (const { url, width, height } of rows) {
      const picture = await sharp(served + url).metadata();
      if (picture.width !== width || picture.height !== height) wrong.push(url);
    }
    expect(wrong).toEqual([]);
  });

  test('has products in all five states of stock', async () => {
    const states = await values('select distinct stock_status from products order by 1');
    expect(states).toEqual(['in_stock', 'low_stock', 'out_of_stock', 'pre_order', 'sold_out']);
  });

  test('calls only a few products new', async () => {
    const { rows } = await owner.query(
      `select slug from products where created_at > $1::timestamptz - interval '7 days'`,
      [now],
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.length).toBeLessThan(12);
  });

  test('gives every product plausible dimensions and a weight', async () => {
    const odd = await values(`
      select slug from products where weight is null
        or (dimensions ->> 'width')::numeric not between 5 and 400
        or (dimensions ->> 'depth')::numeric not between 2 and 400
        or (dimensions ->> 'height')::numeric not between 1 and 260`);
    expect(odd).toEqual([]);
  });

  test('has exact amounts: lines, delivery and coupons add up', async () => {
    const wrong = await values(`
      select o.number from orders o
      where o.subtotal <> (select sum(line_total) from order_items where order_id = o.id)
        or o.shipping <> (
          select delivery_fee from governorates where code = o.address ->> 'governorate')
        or o.discount <> coalesce(
          (select amount_saved from coupon_usage where order_id = o.id), 0)`);
    expect(wrong).toEqual([]);
    const tenPercentOff = `select payable::text from orders where coupon_code = 'WELCOME10'`;
    expect(await values(tenPercentOff)).toEqual(['544.50']);
  });

  test('has points and prize quantities that equal the sums of their histories', async () => {
    expect(
      await values(`
        select user_id from user_rewards r where points <>
          (select sum(points) from reward_history h where h.user_id = r.user_id)
        union all
        select id from game_prizes p where quantity <>
          (select sum(change) from prize_inventory_history h where h.prize_id = p.id)
        union all
        select id from game_prizes p where original_quantity - quantity <>
          (select count(*) from claimed_prizes c where c.prize_id = p.id and c.status <> 'rejected')`),
    ).toEqual([]);
  });

  test('rates products by their approved reviews only', async () => {
    const wrong = await values(`
      select p.slug from products p
      left join reviews r on r.product_id = p.id and r.status = 'approved'
      group by p.id
      having (p.rating, p.review_count) is distinct from
        (coalesce(round(avg(r.rating), 2), 0), count(r.id)::integer)`);
    expect(wrong).toEqual([]);
  });

  test('has a coupon for each result of a check', async () => {
    const { rows } = await owner.query<{ code: string; state: string }>(
      `select code, case when expires_at < $1 then 'expired' when starts_at > $1 then 'too early'
         when max_uses = (select count(*) from coupon_usage u where u.coupon_id = c.id)
         then 'used up' else 'valid' end as state from coupons c where source = 'staff'`,
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

  test('lets only the demo accounts sign in', async () => {
    const { rows } = await owner.query<{ email: string; hash: string }>(
      `select email, encrypted_password as hash from auth.users
       where encrypted_password is not null`,
    );
    const hashes = new Map(rows.map(({ email, hash }) => [email, hash]));
    expect([...hashes.keys()].toSorted()).toEqual(demoAccounts.map((one) => one.email).toSorted());
    for (const { email, password } of demoAccounts)
      expect(await verify(hashes.get(email) ?? '', password)).toBe(true);
    expect(await values('select role from user_roles order by 1')).toEqual([
      'admin',
      'content_manager',
      'marketing',
      'sales',
      'technical_office_manager',
    ]);
  });
});

describe('its texts', () => {
  /** The Arabic columns of the schema with their English counterparts. */
  const pairs = async () => {
    const { rows } = await owner.query<{ table: string; ar: string; en: string }>(`
      select ar.table_name::text as table, ar.column_name::text as ar, en.column_name::text as en
      from information_schema.columns ar
      join information_schema.columns en
        on (en.table_schema, en.table_name) = (ar.table_schema, ar.table_name)
        and en.column_name in (
          regexp_replace(ar.column_name, '_ar$', ''), regexp_replace(ar.column_name, '_ar$', '_en'))
      where ar.table_schema = 'public' and ar.column_name like '%\\_ar'`);
    return rows;
  };

  test('exist in both languages, each in its own script', async () => {
    const columns = await pairs();
    expect(columns.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    const isEmpty = (text: string | null) => text === null || text === '{}' || text === '';
    for (const { table, ar, en } of columns) {
      const { rows } = await owner.query<{ arabic: string | null; english: string | null }>(
        `select ${ar}::text as arabic, ${en}::text as english from ${table}`,
      );
      for (const { arabic, english } of rows) {
        const right =
          isEmpty(arabic) === isEmpty(english) &&
          (isEmpty(arabic) || arabicScript.test(arabic ?? '')) &&
          !arabicScript.test(english ?? '');
        if (!right) wrong.push(`${table}.${ar}: ${arabic} / ${english}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are in the right language in the options of a product', async () => {
    const options = await values<Record<string, { name: string; name_ar: string }[]>>(
      'select variant_options from products',
    );
    const wrong = options
      .flatMap((groups) => Object.values(groups).flat())
      .filter(
        ({ name, name_ar }) => arabicScript.test(name) || !arabicScriptOrDigits.test(name_ar),
      );
    expect(wrong).toEqual([]);
  });

  test('are in the right language in the content of a page', async () => {
    const contents = await values<Record<string, unknown>>('select content from page_content');
    const wrong = contents
      .flatMap((content) => Object.entries(content))
      .filter(([key, value]) => /(^|_)ar$/.test(key) !== arabicScript.test(JSON.stringify(value)));
    expect(wrong).toEqual([]);
  });

  test('contain no exclamation mark', async () => {
    const loud = await values(`
      select text from (
        select to_jsonb(p)::text as text from products p
        union all select content::text from page_content
        union all select to_jsonb(f)::text from faq_items f
        union all select to_jsonb(p)::text from portfolio_projects p
        union all select to_jsonb(n)::text from notifications n
      ) texts where text like '%!%'`);
    expect(loud).toEqual([]);
  });
});

describe('seeding', () => {
  /** All rows except required data, and except the tables whose rows triggers stamp with the present time. */
  const everything = async (client: pg.Client): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'
        and table_name not in ('site_settings', 'footer_config', 'profiles', 'stock_movements') order by 1`);
    const dump: string[] = [];
    for (const { name } of rows) {
      const lines = await client.query<{ line: string }>(
        `select '${name} ' || (to_jsonb(t) - 'updated_at')::text as line from ${name} t order by 1`,
      );
      dump.push(...lines.rows.map(({ line }) => line));
    }
    return dump;
  };

  test('changes nothing the second time', async () => {
    const before = await everything(owner);
    await seedDemo(database.url, { now: new Date('2027-01-01T00:00:00Z') });
    expect(await everything(owner)).toEqual(before);
  });

  test(
    'gives the same rows in another shop with the same date',
    async () => {
      const before = await everything(owner);
      const other = await testDatabase();
      try {
        await seedDemo(other.url, { now });
        expect(await everything(other.owner)).toEqual(before);
      } finally {
        await other.close();
      }
    },
    slowMachineTimeout,
  );
});
