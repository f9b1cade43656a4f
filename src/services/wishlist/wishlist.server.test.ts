import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#tests/support/factories.ts';
import { maxWishes } from '#domain/wishlist/wish.ts';
import type { Customer } from '#services/shared/customer.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findWishes, readSharedWishlist, readWishlist } from './read-wishlist.server.ts';
import { endSharing, shareWishlist } from './share.server.ts';
import { mergeWishes, setWish } from './wish.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function customer(): Promise<Customer> {
  const { userId } = await makeAccount(now);
  return { kind: 'user', userId, claims: {} };
}

const list = async (owner: Customer) =>
  (await readWishlist({ customer: owner, locale: 'en', now })).wishes;
const change = (id: string, set: string) =>
  database.owner.query(`update products set ${set} where id = $1`, [id]);

it('shows how much less a piece costs than when it was saved, and never how much more', async () => {
  const owner = await customer();
  const [dearer, cheaper] = [
    await createProduct(database.owner, { price: '100.00', quantity: 2 }),
    await createProduct(database.owner, { price: '120.00', quantity: 2 }),
  ];
  for (const { id } of [dearer, cheaper]) await setWish(id, true, owner);
  expect((await list(owner)).map(({ dropped }) => dropped)).toEqual([null, null]);
  await change(dearer.id, `price = 130`);
  await change(cheaper.id, `discount_price = 99.50`);
  const dropped = new Map((await list(owner)).map((request) => [request.id, request.dropped]));
  expect(dropped.get(cheaper.id)).toBe('20.50');
  expect(dropped.get(dearer.id)).toBeNull();
});

it('shows when a sold-out piece is available again', async () => {
  const owner = await customer();
  const product = await createProduct(database.owner, { quantity: 0 });
  await setWish(product.id, true, owner);
  expect((await list(owner))[0]).toMatchObject({ isBack: false, most: 0 });
  await change(product.id, 'quantity = 4');
  expect((await list(owner))[0]).toMatchObject({ isBack: true, most: 4 });
});

it('merges the list of a browser without duplicates or unknown products', async () => {
  const owner = await customer();
  const ids: string[] = [];
  for (let each = 0; each < 3; each += 1) ids.push((await createProduct(database.owner)).id);
  const draft = await createProduct(database.owner, { status: 'draft' });
  await setWish(ids[0]!, true, owner);
  const brought = [...ids, draft.id, randomUUID(), 'x'];
  expect(await mergeWishes(brought, owner)).toEqual({ ok: true, added: 2 });
  expect(await mergeWishes(brought, owner)).toEqual({ ok: true, added: 0 });
  expect((await list(owner)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await mergeWishes(ids, visitor.actor)).toEqual({ ok: false, reason: 'login_required' });
  expect((await findWishes(brought, visitor)).map(({ id }) => id)).toEqual(ids);
});

it('has a maximum length', async () => {
  const owner = await customer();
  await database.owner.query(
    `with made as (
       insert into products (name, slug, sku, category, kind, price, status)
       select 'P' || n, 'many-' || n, 'MANY-' || n, 'decor', 'vase', 10, 'published'
       from generate_series(1, $2) n returning id)
     insert into wishlist_items (user_id, product_id) select $1, id from made`,
    [owner.userId, maxWishes],
  );
  const { id } = await createProduct(database.owner);
  expect(await setWish(id, true, owner)).toEqual({ ok: false, reason: 'full' });
});

it('can be read with its token while it is shared', async () => {
  const owner = await customer();
  const other = await customer();
  const { id } = await createProduct(database.owner, { price: '100.00' });
  await setWish(id, true, owner);
  await change(id, 'price = 80');
  await shareWishlist(owner);
  await shareWishlist(owner);
  const token = (await readWishlist({ customer: owner, locale: 'en', now })).token!;
  const shared = await readSharedWishlist(token, visitor);
  expect(shared).toMatchObject({ owner: 'Mona', wishes: [{ id, dropped: null }] });
  expect(JSON.stringify(shared)).not.toContain(owner.userId);

  await endSharing(other);
  expect(await readSharedWishlist(token, visitor)).not.toBeNull();
  await endSharing(owner);
  expect(await readSharedWishlist(token, visitor)).toBeNull();
  await shareWishlist(owner);
  expect((await readWishlist({ customer: owner, locale: 'en', now })).token).not.toBe(token);
  for (const guess of [randomUUID(), owner.userId, 'x', '']) {
    expect(await readSharedWishlist(guess, visitor)).toBeNull();
  }
});
