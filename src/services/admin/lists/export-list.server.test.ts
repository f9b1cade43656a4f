import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { person } from '#tests/support/ordering.ts';
import type { Customer } from '../../shared/customer.ts';
import { exportList } from './export-list.server.ts';
import { ordersSource } from './orders-list.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
let sales: Customer;
const database = fileDatabase({
  arrange: async () => {
    sales = await person(now, ['sales']);
  },
});

it('exports every row that matches, as a file that spreadsheets read safely', async () => {
  // More than one page of the export, all with the same time.
  await database.owner.query(
    `insert into orders (email, phone, subtotal, total, payable, currency, address, locale,
       idempotency_key, created_at)
     select 'nour@example.com', '+201001234567', 200, 200, 200, 'USD',
       jsonb_build_object('full_name', '=cmd("' || n || '")'), 'en', gen_random_uuid(),
       '2026-11-01T22:30:00Z'
     from generate_series(1, 2100) n`,
  );
  const exported = await exportList(ordersSource, new URLSearchParams('status=placed'), {
    actor: sales,
    now,
  });
  if (!exported.ok) throw new Error(exported.reason);
  const csv = await buffer(exported.csv);
  expect(csv.toString().startsWith('\uFEFFid,number,placed,')).toBe(true);
  const rows = parse<Record<string, string>>(csv, { bom: true, columns: true });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2100);
  expect(rows[0]).toMatchObject({
    placed: '2026-11-02 00:30:00',
    payable: '200.00',
    payable_currency: 'USD',
    phone: `'+201001234567`,
    status: 'placed',
  });
  expect(rows[0]!['customer']).toMatch(/^'=cmd\("\d+"\)$/);
  const marketing = await person(now, ['marketing']);
  expect(await exportList(ordersSource, new URLSearchParams(), { actor: marketing, now })).toEqual({
    ok: false,
    reason: 'forbidden',
  });
});

it('stops a member of staff who exports without end, and no colleague', async () => {
  const nothing = new URLSearchParams('q=nobody');
  const [busy, colleague] = [await person(now, ['sales']), await person(now, ['sales'])];
  const exportAs = (actor: Customer) => exportList(ordersSource, nothing, { actor, now });
  for (let time = 0; time < 60; time += 1) expect(await exportAs(busy)).toMatchObject({ ok: true });
  expect(await exportAs(busy)).toEqual({ ok: false, reason: 'rate_limited', retryAfter: 60 });
  expect(await exportAs(colleague)).toMatchObject({ ok: true });
});
