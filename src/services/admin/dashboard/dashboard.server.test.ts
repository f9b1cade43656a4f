import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingMetrics, waitingNames } from '#domain/admin/dashboard/waiting-metrics.ts';
import { salesMetric } from '#domain/admin/dashboard/sales-periods.ts';
import { pathOfMetric, type Metric } from '#domain/admin/lists/metric.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { person } from '#tests/support/ordering.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { findList } from '../lists/all-lists.server.ts';
import { readList } from '../lists/read-list.server.ts';
import { readMetrics } from '../lists/read-metrics.server.ts';
import { readLatestChanges } from './read-latest-changes.server.ts';
import { readSales } from './read-sales.server.ts';
import { readWaiting } from './read-waiting.server.ts';

const now = new Date();
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ withYear: true });
});
afterAll(() => database.close());

const staffWith = async (...roles: StaffRole[]) => ({ actor: await person(now, roles), now });

/** The rows that a reader sees after following the number. */
async function rowsBehind(metric: Metric, staff: Awaited<ReturnType<typeof staffWith>>) {
  const { searchParams } = new URL(pathOfMetric(metric), 'http://shop');
  const page = await readList(findList(metric.list.name)!, searchParams, staff);
  return page.ok ? page.count.rows : null;
}

describe('every number of the dashboard', () => {
  it('equals the rows that it opens', async () => {
    const admin = await staffWith('admin');
    const values = await readMetrics(waitingMetrics, admin);
    for (const name of waitingNames) {
      expect(await rowsBehind(waitingMetrics[name], admin), name).toBe(values[name]!.count);
    }
    const sales = (await readSales(admin))!;
    for (const { period, orders } of [sales.now, sales.before]) {
      expect(await rowsBehind(salesMetric(period), admin)).toBe(orders);
    }
    const busiest = sales.days.toSorted((one, other) => other.orders - one.orders)[0]!;
    const day = salesMetric({ from: busiest.day, to: busiest.day });
    expect(await rowsBehind(day, admin)).toBe(busiest.orders);
    expect(sales.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(sales.now.orders);
  });

  it('is shown to those alone who may read the rows', async () => {
    const allowed: Record<string, readonly string[]> = {
      sales: ['orders', 'coupons', 'requests', 'messages'],
      technical_office_manager: ['bench', 'products', 'reviews', 'requests'],
      marketing: ['claims', 'prizes', 'coupons', 'content', 'applications'],
      content_manager: ['content'],
    };
    for (const [role, lists] of Object.entries(allowed)) {
      const waiting = await readWaiting(await staffWith(role as StaffRole));
      const others = waiting.filter(({ name }) => !lists.includes(waitingMetrics[name].list.name));
      expect(others, role).toEqual([]);
      if (role !== 'content_manager') expect(waiting.length, role).toBeGreaterThan(0);
    }
    expect(await readSales(await staffWith('marketing'))).toBeNull();
  });

  it('counts requests and messages that wait', async () => {
    const names = (await readWaiting(await staffWith('sales'))).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['requestsWaiting', 'messagesDueSoon']));
  });

  it('comes in the order of its age', async () => {
    const waiting = await readWaiting(await staffWith('sales'));
    const times = waiting.flatMap(({ since }) => (since ? [new Date(since).getTime()] : []));
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

it('shows the latest changes of staff to admins alone, newest first', async () => {
  const admin = await staffWith('admin');
  const title = 'Delivery to Giza';
  const fee = { table: 'governorates', key: 'giza', field: 'delivery_fee' } as const;
  const stored = await database.owner.query<{ delivery_fee: string }>(
    `select delivery_fee from governorates where code = 'giza'`,
  );
  const from = stored.rows[0]!.delivery_fee;
  expect(
    await applyChanges({ title, changes: [{ ...fee, from, to: '77.00' }] }, admin),
  ).toMatchObject({ ok: true });
  const [latest] = await readLatestChanges(admin, 'en');
  expect(latest).toMatchObject({ table: 'governorates', rowKey: 'giza', op: 'update' });
  expect(await readLatestChanges(await staffWith('sales'), 'en')).toEqual([]);
});
