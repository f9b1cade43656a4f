import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { requestStockAlert, type WantedPiece } from './request-stock-alert.server.ts';

const now = new Date();
const visitor = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) } as const;

let database: TestDatabase;
let gone: WantedPiece;
let plain: WantedPiece;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { rows } = await database.owner.query(
    `update product_variants v set inventory = 0 from products p
     where p.id = v.product_id and p.stock_status = 'in_stock' and v.position = 0
     returning v.id, v.product_id`,
  );
  gone = { productId: rows[0].product_id, variantId: rows[0].id };
  const without = await database.owner.query(
    `update products set quantity = 0 where id = (
       select id from products where not has_variants and stock_status = 'in_stock' limit 1
     ) returning id`,
  );
  plain = { productId: without.rows[0].id, variantId: null };
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('delete from stock_alerts'));

/** One that has not used up its allowance yet. */
const someone = () => `${randomUUID()}@example.com`;

async function stored() {
  const { rows } = await database.owner.query(
    'select product_id, variant_id, user_id, email, locale, notified_at from stock_alerts',
  );
  return rows;
}

describe('a stock alert', () => {
  it('is stored by email for a visitor, once per variant', async () => {
    const email = someone();
    const results = await Promise.all(
      Array.from({ length: 4 }, () => requestStockAlert(gone, email, visitor)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(4);
    expect(await stored()).toEqual([
      {
        ...{ product_id: gone.productId, variant_id: gone.variantId, user_id: null, email },
        ...{ locale: 'en', notified_at: null },
      },
    ]);
    expect(await requestStockAlert(plain, someone(), visitor)).toEqual({ ok: true });
    expect(await stored()).toHaveLength(2);
  });

  it('is stored by account for a customer, whatever email is sent', async () => {
    const { userId } = await makeAccount(now);
    const actor = { kind: 'user', userId, claims: {} } as const;
    for (const wanted of [gone, gone, plain]) {
      const result = await requestStockAlert(wanted, 'other@example.com', { ...visitor, actor });
      expect(result).toEqual({ ok: true });
    }
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(rows.map((row) => ({ ...row, user_id: userId, email: null })));
  });

  it('waits again after a mail was sent', async () => {
    const email = someone();
    await requestStockAlert(gone, email, visitor);
    await database.owner.query('update stock_alerts set notified_at = now()');
    await requestStockAlert(gone, email, visitor);
    expect(await stored()).toMatchObject([{ notified_at: null }]);
  });

  it('needs an email from a visitor who is not signed in', async () => {
    const result = await requestStockAlert(gone, null, visitor);
    expect(result).toEqual({ ok: false, reason: 'email_required' });
  });

  it('is rejected for a piece that can be bought, and for an unknown one', async () => {
    const { rows } = await database.owner.query(
      `select v.id, v.product_id from product_variants v join products p on p.id = v.product_id
       where v.inventory > 0 and p.stock_status = 'in_stock' and p.id <> $1 limit 1`,
      [gone.productId],
    );
    const here = { productId: rows[0].product_id, variantId: rows[0].id };
    expect(await requestStockAlert(here, someone(), visitor)).toMatchObject({
      reason: 'available',
    });
    for (const wanted of [
      { ...gone, variantId: null },
      { ...gone, variantId: randomUUID() },
      { ...gone, variantId: rows[0].id },
      { productId: randomUUID(), variantId: null },
      { productId: 'x', variantId: null },
      { ...gone, variantId: 'x' },
    ]) {
      const result = await requestStockAlert(wanted, someone(), visitor);
      expect(result, JSON.stringify(wanted)).toEqual({ ok: false, reason: 'not_found' });
    }
    expect(await stored()).toEqual([]);
  });

  it('is limited per recipient', async () => {
    const results = [];
    for (let sent = 0; sent < 6; sent += 1) {
      results.push(await requestStockAlert(gone, 'victim@example.com', visitor));
    }
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'rate_limited' });
  });
});
