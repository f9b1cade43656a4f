import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromCairo } from '#domain/cairo-time.ts';
import { shopDay } from '#domain/catalog/delivery.ts';
import type { Cell, Report } from '#domain/marketing/report.ts';
import { subtract, sum } from '#domain/money.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insert } from '#tests/support/factories.ts';
import { runJobs } from '#tests/support/run-jobs.ts';
import { claimsSource } from '../admin/lists/claims-list.server.ts';
import { subscribersSource } from '../admin/lists/subscribers-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { exportReport } from './export-report.server.ts';
import { readCouponReport } from './read-coupon-report.server.ts';
import { readGameReport } from './read-game-report.server.ts';
import { countGames } from './count-games-task.server.ts';
import { readNewsletterReport } from './read-newsletter-report.server.ts';
import { readOverview } from './read-overview.server.ts';
import { readSalesReport } from './read-sales-report.server.ts';
import { requestGameCount } from './request-game-count.server.ts';
import type { ReportRequest } from './report-request.ts';

let database: TestDatabase;
let marketing: string;
let technician: string;
const now = new Date();

beforeAll(async () => {
  database = await testDatabase();
  const filling = join(import.meta.dirname, '../../../bench/analytics/fill-orders.sql');
  await database.owner.query('begin');
  await database.owner.query(`select set_config('bench.size', '600', true)`);
  await database.owner.query(await readFile(filling, 'utf8'));
  await database.owner.query(`update site_settings set currency = 'EGP'`);
  await database.owner.query('commit');
  marketing = (await makeAccount(now, ['marketing'])).userId;
  technician = (await makeAccount(now, ['technical_office_manager'])).userId;
});
afterAll(() => database.close());

const request = (search: string, userId = marketing): ReportRequest => ({
  staff: { actor: { kind: 'user', userId, claims: {} }, now },
  locale: 'en',
  search: new URLSearchParams(search),
});

const figuresOf = ({ figures }: Pick<Report, 'figures'>) =>
  Object.fromEntries(figures.map(({ name, now: value }) => [name, value]));

/** From the orders themselves, as the owner. */
async function sales(condition = 'true', days = 90) {
  const { rows } = await database.owner.query(
    `select count(*)::integer as orders, coalesce(sum(payable - coalesce((
         select sum(f.amount) from refunds f where f.order_id = orders.id), 0)), 0)::text as revenue,
       coalesce(sum(discount), 0)::text as saved
     from orders where currency = 'EGP' and status not in ('cancelled', 'refused', 'returned')
       and (created_at at time zone 'Africa/Cairo')::date > ($1::timestamptz at time zone 'Africa/Cairo')::date - $2::integer
       and ${condition}`,
    [now, days],
  );
  return rows[0] as { orders: number; revenue: string; saved: string };
}

const column = ({ tables }: Report, table: string, id: string): Cell[] =>
  tables
    .find(({ name }) => name === table)!
    .rows.map(({ cells }) => (cells as Record<string, Cell>)[id] ?? null);

/** Of an order that keeps other pieces. */
async function refundOnePiece() {
  const { rows } = await database.owner.query(
    `select o.id as order, i.id as line, i.unit_price, i.product_id from orders o
     join order_items i on i.order_id = o.id
     where o.status = 'delivered' and o.currency = 'EGP' and o.pieces > 1 and o.coupon_id is null
     order by o.created_at desc, i.position limit 1`,
  );
  const refund = rows[0].unit_price as string;
  const { id } = await insert(database.owner, 'public.refunds', {
    order_id: rows[0].order,
    amount: refund,
    payout: refund,
  });
  await insert(database.owner, 'public.refund_items', {
    refund_id: id,
    order_item_id: rows[0].line,
    quantity: 1,
    amount: refund,
  });
  return { refund, product: rows[0].product_id as string };
}

it('sales are those of the orders less refunds, in every split and step', async () => {
  const before = await sales();
  const { refund } = await refundOnePiece();
  const real = await sales();
  expect(real.revenue).toBe(subtract(before.revenue, refund));
  expect(real.orders).toBeGreaterThan(50);
  const report = await readSalesReport(request('range=90'));
  expect(figuresOf(report)).toMatchObject({ orders: real.orders, revenue: real.revenue });
  for (const table of ['sales-days', 'governorates', 'buyers']) {
    expect(sum(column(report, table, 'revenue').map(String))).toBe(real.revenue);
  }
  expect(sum(report.series[0]!.now.map(String))).toBe(real.revenue);
});

it('sales of a part are those of its orders', async () => {
  const real = await sales(`governorate = 'giza'`);
  const report = await readSalesReport(request('range=90&split=governorate&value=giza'));
  expect(figuresOf(report)).toMatchObject({ orders: real.orders, revenue: real.revenue });
  expect(report.part).toMatchObject({ split: 'governorate', value: 'giza' });
  expect(report.tables.map(({ name }) => name)).toEqual(['sales-days']);
});

it('a piece that was refunded is no sale of its product', async () => {
  const ofProduct = async (product: string) =>
    figuresOf(await readSalesReport(request(`range=90&split=product&value=${product}`)));
  const first = await refundOnePiece();
  const before = await ofProduct(first.product);
  await database.owner.query(`delete from refunds where paid_at is null`);
  const after = await ofProduct(first.product);
  expect(subtract(String(after['revenue']), String(before['revenue']))).toMatch(/^[1-9]/);
  expect(Number(after['pieces']) - Number(before['pieces'])).toBeGreaterThan(0);
});

it('a currency is shown by itself', async () => {
  const report = await readSalesReport(request('range=90&currency=USD'));
  expect(report.currency).toEqual({ shown: 'USD', all: ['EGP', 'USD'] });
  const pounds = figuresOf(await readSalesReport(request('range=90')));
  expect(figuresOf(report)['orders']).toBeLessThan(Number(pounds['orders']));
});

it('coupons name those that everybody may use', async () => {
  const real = await sales('coupon_code is not null');
  const report = await readCouponReport(request('range=90'));
  expect(figuresOf(report)).toMatchObject({
    uses: real.orders,
    saved: real.saved,
    brought: real.revenue,
  });
  const codes = report.tables.find(({ name }) => name === 'coupons')!.rows.map(({ key }) => key);
  expect(codes).toContain('personal');
  expect(codes.filter((code) => /^YEAR(2[1-9]|30)$/.test(code))).toEqual([]);
});

it('staff who may not read the sums see none', async () => {
  const report = await readSalesReport(request('range=90', technician));
  expect(figuresOf(report)).toMatchObject({ orders: 0, revenue: '0.00' });
});

it('the newsletter counts who came, left and stayed', async () => {
  const before = figuresOf(await readNewsletterReport(request('range=7')));
  const subscribe = (name: string, locale: string, since: number, left: number | null = null) =>
    insert(database.owner, 'public.newsletter_subscriptions', {
      email: `${name}@year.example`,
      locale,
      created_at: daysAgo(since),
      unsubscribed_at: left === null ? null : daysAgo(left),
    });
  await subscribe('old', 'en', 60);
  await subscribe('gone', 'ar', 60, 2);
  await subscribe('fresh', 'ar', 1);
  const report = await readNewsletterReport(request('range=7'));
  const change = (name: string) => Number(figuresOf(report)[name]) - Number(before[name]);
  expect([change('subscribers'), change('joined'), change('left')]).toEqual([2, 1, 1]);
  const counted = async (search: string) => {
    const list = await readList(subscribersSource, new URLSearchParams(search), request('').staff);
    return list.ok ? list.count.rows : null;
  };
  const languages = report.tables.find(({ name }) => name === 'languages')!;
  for (const { key, cells } of languages.rows) {
    expect(await counted(`on=${report.range.to}&language=${key}`)).toBe(cells.subscribers);
  }
  expect(await counted(`on=${shopDay(daysAgo(30))}`)).toBe(2);
  expect(await counted('on=yesterday')).toBe(0);
});

it('all games are counted the first time, with the time of the count', async () => {
  const device = await insert(database.owner, 'public.game_devices', { play_count: 1 });
  await insert(database.owner, 'public.games', {
    device_id: device.id,
    started_at: daysAgo(1),
    expires_at: now,
    stage: 'complete',
    completed_at: now,
  });
  expect((await readGameReport(request('range=7'))).refreshedAt).toBeNull();
  await countGames();
  const report = await readGameReport(request('range=7'));
  expect(figuresOf(report)).toMatchObject({ games: 1, completed: 1 });
  expect(report.refreshedAt).toBeInstanceOf(Date);
});

it('claims count on the day of their game, and lead to exactly these claims', async () => {
  const { id: prize_id } = await insert(database.owner, 'public.game_prizes', {
    name: 'Lamp',
    type: 'product',
    quantity: 1,
    original_quantity: 2,
  });
  const { id: device_id } = await insert(database.owner, 'public.game_devices', { play_count: 1 });
  const beforeMidnight = fromCairo(`${shopDay(daysAgo(2))}T23:58`)!;
  const game = { device_id, started_at: beforeMidnight, expires_at: now };
  const complete = { stage: 'complete', completed_at: now };
  const { id: game_id } = await insert(database.owner, 'public.games', { ...game, ...complete });
  await insert(database.owner, 'public.claimed_prizes', {
    ...{ prize_id, device_id, game_id, prize_name: 'Lamp', instagram_username: 'late.claim' },
    claimed_at: new Date(beforeMidnight.getTime() + 300_000),
  });
  await countGames();
  const report = await readGameReport(request('range=7'));
  const { days, cells } = report.tables[0]!.rows.find((row) => row.cells.claims === 1)!;
  expect(days).toEqual({ from: shopDay(beforeMidnight), to: shopDay(beforeMidnight) });
  expect(cells.claims).toBe(figuresOf(report)['claims']);
  expect(column(report, 'prizes', 'pending')).toEqual([1]);
  const claims = async (search: string) => {
    const list = await readList(claimsSource, new URLSearchParams(search), request('').staff);
    return list.ok ? list.count.rows : null;
  };
  expect(await claims(`played=${days!.from}..${days!.to}`)).toBe(1);
  expect(await claims(`claimed=${days!.from}..${days!.to}`)).toBe(0);
  expect(await claims(`prize=${prize_id}&status=pending`)).toBe(1);
  expect(await claims(`prize=${game_id}`)).toBe(0);
});

it('devices are shown by type, and one type by its systems and browsers', async () => {
  const devices = [
    { device_type: 'mobile', os: 'Android', browser: 'Chrome' },
    { device_type: 'mobile', os: 'iOS', browser: 'Safari' },
    { device_type: 'desktop', os: 'Windows', browser: 'Edge' },
  ];
  for (const device of devices) {
    const { id } = await insert(database.owner, 'public.game_devices', { play_count: 1 });
    await insert(database.owner, 'public.game_device_analytics', {
      ...device,
      device_id: id,
      first_session: daysAgo(1),
      last_session: daysAgo(1),
    });
  }
  await countGames();
  const rowsOf = async (search: string) =>
    (await readGameReport(request(search))).tables
      .find(({ name }) => name === 'devices')!
      .rows.map(({ key, name, cells }) => [key, name, cells.devices]);
  expect(await rowsOf('range=7')).toEqual([
    ['mobile', null, 2],
    ['desktop', null, 1],
  ]);
  expect((await rowsOf('range=7&device=mobile')).toSorted()).toEqual([
    ['mobile', 'Android · Chrome', 1],
    ['mobile', 'iOS · Safari', 1],
  ]);
  expect(await rowsOf('range=7&device=fridge')).toEqual([]);
});

it('the overview shows the figures of the other pages', async () => {
  const { pages } = await readOverview(request('range=90'));
  expect(pages.map(({ page }) => page)).toEqual(['sales', 'coupons', 'game', 'newsletter']);
  expect(figuresOf(pages[0]!)['revenue']).toBe((await sales()).revenue);
});

it('every table is a file with all its rows', async () => {
  const result = await exportReport('governorates', request('range=90'));
  if (!result.ok) throw new Error(result.reason);
  const lines = (await text(result.csv)).trim().split('\n');
  expect(lines[0]).toContain('key,name,from,to,revenue,revenue_currency,share,orders');
  expect(lines).toHaveLength(7);
  expect(await exportReport('orders', request(''))).toEqual({ ok: false, reason: 'unknown' });
});

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('counts the games in a job, once for several requests, and says when it is done', async () => {
  const { staff } = request('');
  const outsider = request('', technician).staff;
  expect(await requestGameCount(outsider)).toEqual({ ok: false, reason: 'forbidden' });
  const before = (await readGameReport(request('range=90'))).refreshedAt;
  const results = [await requestGameCount(staff), await requestGameCount(staff)];
  expect(results).toEqual(results.map(() => ({ ok: true, countedBefore: before })));
  const { rows } = await database.owner.query(
    `select from graphile_worker.jobs where task_identifier = 'count-games'`,
  );
  expect(rows).toHaveLength(1);
  await runJobs(database);
  expect((await readGameReport(request('range=90'))).refreshedAt).not.toEqual(before);
});

it('stops a member of staff who asks for the count without end', async () => {
  const { staff } = request('', (await makeAccount(now, ['marketing'])).userId);
  for (let time = 0; time < 10; time += 1) {
    expect(await requestGameCount(staff)).toMatchObject({ ok: true });
  }
  expect(await requestGameCount(staff)).toMatchObject({ ok: false, reason: 'rate_limited' });
});
