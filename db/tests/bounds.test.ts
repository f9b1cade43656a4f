import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bounds } from '#domain/bounds.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, createProduct, createVariant, insert } from '#tests/support/factories.ts';

interface Bound {
  least: string | number;
  most: string | number;
}

const between = (least: string | number, most: string | number): Bound => ({ least, most });
const { price, orderAmount, countedPieces, limit, leadDays, roadDays, lowStock } = bounds;
const fromNothing = ({ most }: Bound): Bound => ({ least: 0, most });
const limitValue = between('0.01', orderAmount.most);
const wholeSum = between(0, '999999999999.99');
const percentage = between(0, 100);
const movement = between(-1_000_000, 1_000_000);
const moved = between(0, 1_000_000);
const orderedPieces = between(1, 100_000);
const side = between(1, 50_000);
const counter = between(0, 2_147_483_647);
/** A place in an order that staff decide; only its type bounds it. */
const place = between(-32_768, 32_767);
const widePlace = between(-2_147_483_648, 2_147_483_647);
/** A table of one row. */
const only = between(1, 1);

/** Each numeric column of public. A new one gets bounds of its own, in a migration and here. */
const columns: Record<string, Bound> = {
  ...each('abuse_limits', {
    id: only,
    order_max_pieces: limit,
    order_max_value: limitValue,
    phone_daily_orders: limit,
    phone_daily_pieces: limit,
    phone_daily_value: limitValue,
    network_daily_orders: limit,
    network_daily_pieces: limit,
    network_daily_value: limitValue,
    recipient_daily_orders: limit,
    hold_hours: bounds.limitHours,
    hold_warning_hours: bounds.limitHours,
    hold_extension_hours: bounds.limitHours,
    game_free_devices: countedPieces,
    game_guest_claims: countedPieces,
    game_account_claims: countedPieces,
    game_proof_bits: bounds.proofBits,
    game_proof_max_bits: bounds.proofBits,
  }),
  ...each('account_actions', { points: movement }),
  ...each('account_totals', { orders: counter, spent: wholeSum }),
  ...each('campaign_recipients', { attempts: between(0, 32_767) }),
  ...each('careers', { display_order: place }),
  ...each('claimed_prizes', { prize_value: percentage }),
  ...each('content_versions', { number: counter }),
  ...each('coupon_totals', {
    // Below nothing until the end of a transaction that places an order and cancels it.
    uses: widePlace,
    saved: between('-999999999999.99', wholeSum.most),
    brought: between('-999999999999.99', wholeSum.most),
    max_uses: counter,
  }),
  ...each('coupon_usage', { amount_saved: orderAmount }),
  ...each('coupons', {
    discount_value: price,
    discount_amount: price,
    max_discount_amount: price,
    min_purchase_amount: fromNothing(price),
    minimum_purchase: fromNothing(price),
    max_uses: bounds.couponUses,
  }),
  ...each('custom_service_images', { display_order: between(0, 4), width: side, height: side }),
  ...each('custom_service_requests', { house_area: between('0.01', '100000.00') }),
  ...each('daily_game_analytics', {
    ...all(
      counter,
      'correct_answers games_completed games_started prizes_claimed questions_answered',
      'unique_devices unique_users wheel_spins wheels_reached',
    ),
    avg_time_spent: between(0, '999999.99'),
  }),
  ...each('daily_game_devices', { devices: between(1, counter.most) }),
  ...each('daily_sales', {
    ...all(counter, 'cancelled delivered orders pieces refused returned'),
    placed: between(1, counter.most),
    ...all(wholeSum, 'revenue discount'),
  }),
  ...each('faq_categories', { display_order: place }),
  ...each('faq_items', { display_order: place }),
  ...each('footer_config', { id: only }),
  ...each('footer_social_links', { display_order: place }),
  ...each('game_conversion_funnel', {
    ...all(counter, 'game_starts game_views prizes_claimed questions_completed wheel_spins'),
  }),
  ...each('game_device_analytics', { session_count: between(1, counter.most) }),
  ...each('game_devices', { play_count: counter }),
  ...each('game_draws', { round: between(1, 32_767), segment: between(0, 11) }),
  ...each('game_prizes', {
    quantity: moved,
    original_quantity: moved,
    status_threshold: lowStock,
    value: between('0.01', '100.00'),
    width: side,
    height: side,
  }),
  ...each('game_question_analytics', {
    ...all(counter, 'times_answered times_correct times_shown'),
    avg_answer_time: between(0, '9999.99'),
    difficulty_rating: between('1.0', '5.0'),
  }),
  ...each('game_results', {
    questions_answered: between(0, 32_767),
    correct_answers: between(0, 32_767),
    time_spent: between(0, '999999.99'),
  }),
  ...each('game_settings', { id: only }),
  ...each('game_turns', {
    option: between(-1, 32_767),
    position: between(0, 32_767),
    seconds: between(0, '9999.99'),
  }),
  ...each('governorates', {
    delivery_fee: bounds.deliveryFee,
    display_order: place,
    road_min_days: roadDays,
    road_max_days: roadDays,
  }),
  ...each('invariant_reports', all(counter, 'broken milliseconds')),
  ...each('link_audits', all(counter, 'milliseconds pages')),
  ...each('mail_outbox', { attempts: counter }),
  ...each('media', {
    bytes: between(1, counter.most),
    focal_x: percentage,
    focal_y: percentage,
    // Pictures are stored in thirds of their width.
    width: between(3, 49_998),
    height: side,
  }),
  ...each('notification_campaigns', {
    audience_level: between(1, 1000),
    ...all(counter, 'people declined notified mailed kept bounced failed clicked stopped'),
  }),
  ...each('notification_categories', { display_order: place }),
  ...each('order_items', {
    quantity: orderedPieces,
    unit_price: fromNothing(price),
    line_total: orderAmount,
    position: between(0, 32_767),
    // Refers to a counted name.
    name_id: widePlace,
  }),
  ...each('order_photos', { display_order: between(0, 9), width: side, height: side }),
  ...each('orders', {
    ...all(orderAmount, 'subtotal discount shipping tax total payable refunded'),
    ...all(orderAmount, 'short_by to_give_back given_back'),
    tax_rate: bounds.percentage,
    pieces: moved,
    call_attempts: between(0, 32_767),
  }),
  ...each('page_content', { section_order: widePlace }),
  ...each('page_sections', { order_index: widePlace }),
  ...each('partners', { display_order: place }),
  ...each('search_misses', { times: between(1, 1_000_000) }),
  ...each('portfolio_highlights', { display_order: place }),
  ...each('portfolio_hotspots', { x: between('0.0', '100.0'), y: between('0.0', '100.0') }),
  ...each('portfolio_images', { display_order: place, width: side, height: side }),
  ...each('portfolio_projects', { area: bounds.area }),
  ...each('prize_distribution_analytics', {
    ...all(counter, 'original_quantity remaining times_drawn pending verified rejected delivered'),
  }),
  ...each('prize_inventory_history', { quantity_before: moved, quantity_after: moved }),
  ...each('product_images', { display_order: place, width: side, height: side }),
  ...each('product_listings', {
    ...all(counter, 'cents sold'),
    // A moment, for sorting.
    entered: between('-9223372036854775808', '9223372036854775807'),
  }),
  ...each('product_terms', { position: place }),
  ...each('product_variants', {
    price,
    discount_price: price,
    inventory: between(0, 2_000_000),
    weight: bounds.weight,
    position: place,
  }),
  ...each('products', {
    price,
    discount_price: price,
    quantity: between(0, 2_000_000_000),
    low_stock_threshold: lowStock,
    rating: between('0.00', '5.00'),
    review_count: counter,
    sales_count: counter,
    weight: bounds.weight,
    warranty_years: bounds.warrantyYears,
    lead_time_min_days: leadDays,
    lead_time_max_days: leadDays,
  }),
  ...each('project_images', { display_order: place, width: side, height: side }),
  ...each('projects', { progress: percentage }),
  ...each('record_drafts', { version: counter }),
  ...each('refund_items', { quantity: orderedPieces, amount: orderAmount }),
  ...each('refunds', {
    amount: between('0.01', orderAmount.most),
    payout: orderAmount,
    number: between(1, 32_767),
  }),
  ...each('return_items', { quantity: orderedPieces, restocked: between(0, orderedPieces.most) }),
  ...each('return_photos', { display_order: between(0, 4), width: side, height: side }),
  ...each('review_photos', { position: between(0, 3), width: side, height: side }),
  ...each('reviews', { rating: between(1, 5) }),
  ...each('reward_history', { points: movement }),
  ...each('set_pieces', { position: place, quantity: between(1, 24) }),
  ...each('site_settings', { id: only, tax_rate: bounds.percentage }),
  ...each('stock_movements', { change: movement }),
  ...each('team_members', { display_order: place }),
  ...each('user_rewards', { points: counter }),
  ...each('wishlist_items', { saved_price: fromNothing(price) }),
  ...each('workshops', {
    display_order: place,
    founded: between(1000, 2100),
    generation: between(1, 20),
    latitude: between('21.0000', '33.0000'),
    longitude: between('24.0000', '38.0000'),
  }),
};

function each(table: string, of: Record<string, Bound>): Record<string, Bound> {
  return Object.fromEntries(Object.entries(of).map(([name, bound]) => [`${table}.${name}`, bound]));
}

function all(bound: Bound, ...names: string[]): Record<string, Bound> {
  return Object.fromEntries(
    names
      .join(' ')
      .split(' ')
      .map((name) => [name, bound]),
  );
}

interface NumericColumn {
  name: string;
  type: string;
  scale: number;
  /** The constraints that mention this column alone. */
  check: string;
}

let database: TestDatabase;
let found: NumericColumn[];

beforeAll(async () => {
  database = await testDatabase();
  // Columns that PostgreSQL computes or counts up follow from others.
  const { rows } = await database.owner.query<NumericColumn>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.atttypid = 'numeric'::regtype then (a.atttypmod - 4) & 65535 else 0 end as scale,
      coalesce((select string_agg('(' || pg_get_expr(k.conbin, k.conrelid) || ')', ' and ')
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), 'true') as "check"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and t.typcategory = 'N'
      and a.attgenerated = '' and a.attidentity = ''
    order by 1`);
  found = rows;
});
afterAll(() => database.close());

/** Whether type and constraints of the column take the value. */
async function accepts({ name, type, check }: NumericColumn, value: string): Promise<boolean> {
  const column = name.split('.')[1]!;
  try {
    const { rows } = await database.owner.query<{ fits: boolean }>(
      `select (${check}) as fits from (select $1::${type} as "${column}") stored`,
      [value],
    );
    return rows[0]!.fits;
  } catch (error) {
    const { code } = error as { code?: string };
    // Out of the range of the type, or not of the type.
    if (code === '22003' || code === '22P02') return false;
    throw error;
  }
}

/** The next value that the column could store, up or down. */
function neighbour(column: NumericColumn, value: string | number, direction: 1n | -1n): string {
  const [whole = '0', fraction = ''] = String(value).split('.');
  const units = BigInt(whole + fraction.padEnd(column.scale, '0')) + direction;
  const digits = (units < 0n ? -units : units).toString().padStart(column.scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  return column.scale === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -column.scale)}.${digits.slice(-column.scale)}`;
}

it('names every numeric column of public', () => {
  expect(found.map(({ name }) => name)).toEqual(Object.keys(columns).toSorted());
});

describe('a number', () => {
  it('is stored within its bounds, and not beyond them', async () => {
    const wrong: string[] = [];
    for (const column of found) {
      const { least, most } = columns[column.name]!;
      const inside = [least, most].map(String);
      for (const value of inside) {
        if (!(await accepts(column, value))) wrong.push(`${column.name} rejects ${value}`);
      }
      const outside = [neighbour(column, least, -1n), neighbour(column, most, 1n)];
      const hostile = ['NaN', 'Infinity', '-Infinity', '1e30', '-1e30'];
      for (const value of [...outside, ...hostile]) {
        if (await accepts(column, value)) wrong.push(`${column.name} accepts ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the migration', () => {
  it('moves what staff typed into its bounds, and leaves the books as they are', async () => {
    const { owner } = database;
    const { rows: bound } = await owner.query<{ table: string; name: string }>(
      `select conrelid::regclass::text as table, conname as name from pg_constraint
       where conname like '%\\_bounds'`,
    );
    expect(bound.length).toBeGreaterThan(100);
    for (const { table, name } of bound) {
      await owner.query(`alter table ${table} drop constraint ${name}`);
    }
    const priceless = await createProduct(owner, { price: 'NaN', discount_price: 5e9 });
    const varied = await createProduct(owner, { has_variants: true, weight: 'NaN' });
    const variant = await createVariant(owner, varied.id, { inventory: 2_147_483_647 });
    await insert(owner, 'coupons', {
      code: 'NAN',
      discount_type: 'fixed',
      discount_value: 5,
      min_purchase_amount: 'NaN',
    });
    await owner.query(`update governorates set delivery_fee = 'NaN' where code = 'aswan'`);
    const huge = '9999999999.99';
    const order = await createOrder(owner, {
      subtotal: huge,
      total: huge,
      payable: huge,
      shipping: 0,
      discount: 0,
    });

    const file = join(import.meta.dirname, '../migrations/0112_bounds.sql');
    await owner.query('begin');
    // It has moved to a table of its own since.
    await owner.query('alter table return_requests add column refund numeric(12, 2)');
    await owner.query(await readFile(file, 'utf8'));
    await owner.query('commit');

    const read = async (query: string, value: unknown) =>
      (await owner.query(query, [value])).rows[0] as Record<string, unknown>;
    expect(
      await read('select price, discount_price from products where id = $1', priceless.id),
    ).toEqual({ price: '9999999.99', discount_price: null });
    expect(await read('select inventory from product_variants where id = $1', variant.id)).toEqual({
      inventory: 2_000_000,
    });
    expect(await read('select quantity, weight from products where id = $1', varied.id)).toEqual({
      quantity: 2_000_000,
      weight: '9999.99',
    });
    expect(await read('select min_purchase_amount from coupons where code = $1', 'NAN')).toEqual({
      min_purchase_amount: '9999999.99',
    });
    expect(await read('select delivery_fee from governorates where code = $1', 'aswan')).toEqual({
      delivery_fee: '100000.00',
    });
    expect(await read('select payable from orders where id = $1', order.id)).toEqual({
      payable: huge,
    });
    const { rows: open } = await owner.query<{ name: string }>(
      `select conname as name from pg_constraint where not convalidated order by 1`,
    );
    expect(open.map(({ name }) => name)).toContain('orders_payable_bounds');
    expect(open.map(({ name }) => name)).not.toContain('products_price_bounds');
  });
});
