import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { currentApiKeys } from '#services/identity/api-keys.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { request, signInCallers } from './test-callers.ts';

let database: TestDatabase;
const callers = new Map<string, Record<string, string>>();

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { customer, admin } = await signInCallers();
  callers.set('customer', customer.headers);
  callers.set('admin', admin.headers);
  callers.set('secret key', { apikey: (await currentApiKeys()).secret });
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

interface SentResult {
  status: number;
  code: string;
  hint: string | null;
  rows: Record<string, unknown>[];
}

async function send(
  caller: string,
  method: string,
  path: string,
  body?: object,
): Promise<SentResult> {
  const response = await request(path, {
    method,
    headers: {
      ...callers.get(caller),
      'Content-Type': 'application/json',
      Prefer: 'return=representation, tx=rollback',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  const rows = Array.isArray(json) ? (json as SentResult['rows']) : [];
  return { ...(json as Pick<SentResult, 'code' | 'hint'>), status: response.status, rows };
}

/** Tables in which no client may do this, each with a column. */
async function closedTables(right: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await database.owner.query<{ table: string; column: string }>(
    `select c.relname as table, (select attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum limit 1) as column
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not ${right}
     order by 1`,
  );
  return rows;
}

describe('a table that the shop itself writes', () => {
  it.each([
    ['POST', `has_any_column_privilege('authenticated', c.oid, 'insert')`],
    ['PATCH', `has_any_column_privilege('authenticated', c.oid, 'update')`],
    ['DELETE', `has_table_privilege('authenticated', c.oid, 'delete')`],
  ])(
    'rejects %s by customers, admins and the secret key, and says what to do',
    async (verb, right) => {
      const closed = await closedTables(right);
      const names = closed.map(({ table }) => table);
      expect(names).toEqual(
        expect.arrayContaining(['orders', 'change_sets', 'user_roles', 'audit_log']),
      );
      for (const { table, column } of closed) {
        const address = verb === 'POST' ? `/${table}` : `/${table}?${column}=not.is.null`;
        const body = verb === 'DELETE' ? undefined : { [column]: null };
        for (const caller of callers.keys()) {
          const { code, hint } = await send(caller, verb, address, body);
          expect([table, caller, code], table).toEqual([table, caller, '42501']);
          expect(hint, table).toMatch(/functions\/v1|auth\/v1|back office|shop/);
        }
      }
    },
  );

  it('is read with the secret key, in every row', async () => {
    const { rows } = await database.owner.query('select count(*)::integer as count from orders');
    const result = await send('secret key', 'GET', '/orders?select=id,status,payable&limit=1000');
    expect(result.rows).toHaveLength(Math.min(1000, (rows[0] as { count: number }).count));
    expect(result.rows.length).toBeGreaterThan(0);
  });
});

describe('the secret key', () => {
  it('moves no order, books no stock, and writes no total', async () => {
    for (const [path, change, hint] of [
      ['/orders?id=not.is.null', { status: 'delivered' }, /cancel-order/],
      ['/orders?id=not.is.null', { refunded: 1 }, /checkout/],
      ['/order_items?id=not.is.null', { quantity: 2 }, /checkout/],
      ['/coupon_usage?id=not.is.null', { amount_saved: 0 }, /checkout/],
      ['/products?id=not.is.null', { quantity: 7 }, /ledger/],
      ['/products?id=not.is.null', { sales_count: 7 }, /computed/],
      ['/product_variants?id=not.is.null', { inventory: 7 }, /ledger/],
    ] as const) {
      const result = await send('secret key', 'PATCH', path, change);
      expect([path, result.status, result.code]).toEqual([path, 403, '42501']);
      expect(result.hint).toMatch(hint);
    }
  });

  it('is refused by a trigger where a grant was given by mistake', async () => {
    const tables = ['orders', 'order_timeline', 'coupon_usage', 'stock_movements', 'products'];
    const list = tables.map((table) => `public.${table}`).join(', ');
    await database.owner.query(`grant insert, update, delete on ${list} to service_key`);
    try {
      for (const [method, path, body] of [
        ['PATCH', '/orders?id=not.is.null', { status: 'delivered' }],
        ['PATCH', '/orders?id=not.is.null', { updated_at: '2026-01-01' }],
        ['DELETE', '/order_timeline?id=not.is.null', undefined],
        ['DELETE', '/coupon_usage?id=not.is.null', undefined],
        ['POST', '/stock_movements', { change: 1 }],
        ['PATCH', '/products?id=not.is.null', { quantity: 9 }],
      ] as const) {
        const { code, hint } = await send('secret key', method, path, body);
        expect([method, path, code]).toEqual([method, path, '42501']);
        expect(hint).toMatch(/functions\/v1|back office|shop/);
      }
    } finally {
      await database.owner.query(`revoke insert, update, delete on ${list} from service_key`);
    }
  });

  it('writes what staff edit, in every row', async () => {
    const result = await send('secret key', 'PATCH', '/products?status=eq.published', {
      warranty_years: 3,
    });
    expect(result.status).toBe(200);
    expect(result.rows.length).toBeGreaterThan(1);
  });
});
