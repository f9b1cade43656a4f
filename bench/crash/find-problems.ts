import type pg from 'pg';
import type { Stocked } from '#tests/support/checkouts.ts';
import type { Win } from './players.ts';
import type { Purchase } from './purchases.ts';
import { readInvariants } from './read-invariants.ts';
import { withOwner } from './with-owner.ts';

export interface Traffic {
  purchases: Purchase[];
  goods: Stocked[];
  coupons: string[];
  wins: Win[];
}

export interface Found {
  /** What violates each check of the drill; nothing when it holds. */
  checks: Record<string, string[]>;
  /** The same of the other invariants of the shop. */
  invariants: Record<string, string[]>;
}

const pointsInvariant = "Everybody's points are the sum of their history";

export async function findProblems(databaseUrl: string, traffic: Traffic): Promise<Found> {
  const { [pointsInvariant]: points = ['there is no such invariant'], ...invariants } =
    readInvariants(databaseUrl);
  const checks = await withOwner(databaseUrl, async (owner) => ({
    'each acknowledged order is stored once': await findWrongOrders(owner, traffic),
    'what was on hand is on hand or sold': await findWrongStock(owner, traffic),
    'no coupon was used more often than it may be': await findOverusedCoupons(owner, traffic),
    'one prize per user and device, and each acknowledged one': await findWrongClaims(
      owner,
      traffic,
    ),
    'points are the sum of their history': points,
  }));
  return { checks, invariants };
}

async function findWrongOrders(owner: pg.Client, { purchases }: Traffic): Promise<string[]> {
  const { rows } = await owner.query<{ key: string; ids: string[] }>(
    `select idempotency_key as key, array_agg(id) as ids from orders
     where idempotency_key = any($1) group by idempotency_key`,
    [purchases.map(({ key }) => key)],
  );
  const stored = new Map(rows.map(({ key, ids }) => [key, ids]));
  return purchases.flatMap(({ key, acknowledged, failures }, index) => {
    const ids = stored.get(key) ?? [];
    const isRight = ids.length === acknowledged.size && ids.length <= 1;
    const wrong = `order ${index}: ${acknowledged.size} acknowledged, ${ids.length} stored`;
    return [
      ...(isRight && ids.every((id) => acknowledged.has(id)) ? [] : [wrong]),
      ...failures.map((status) => `order ${index} was answered with ${status}`),
    ];
  });
}

async function findWrongStock(owner: pg.Client, { goods, purchases }: Traffic): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; onHand: number; sold: number }>(
    `select p.id, p.quantity as "onHand", (
       select coalesce(sum(i.quantity), 0)::int from order_items i join orders o on o.id = i.order_id
       where i.product_id = p.id and o.idempotency_key = any($2)
     ) as sold from products p where p.id = any($1)`,
    [goods.map(({ productId }) => productId), purchases.map(({ key }) => key)],
  );
  return goods.flatMap(({ productId, quantity }) => {
    const { onHand, sold } = rows.find(({ id }) => id === productId)!;
    if (quantity === onHand + sold && onHand >= 0) return [];
    return [`${quantity} pieces before, ${onHand} on hand, ${sold} sold`];
  });
}

async function findOverusedCoupons(owner: pg.Client, { coupons }: Traffic): Promise<string[]> {
  const { rows } = await owner.query<{ what: string }>(
    `select format('%s uses of %s', count(*), c.max_uses) as what
     from coupons c join coupon_usage u on u.coupon_id = c.id
     where c.code = any($1) group by c.id having count(*) > c.max_uses`,
    [coupons],
  );
  return rows.map(({ what }) => what);
}

async function findWrongClaims(owner: pg.Client, { wins }: Traffic): Promise<string[]> {
  const { rows: repeated } = await owner.query<{ what: string }>(
    `select format('%s prizes of a device', count(*)) as what from claimed_prizes
       where device_id is not null group by device_id having count(*) > 1
     union all select format('%s prizes of a user', count(*)) from claimed_prizes
       where user_id is not null group by user_id having count(*) > 1`,
  );
  const names = wins.flatMap(({ usernames }) => usernames);
  const { rows } = await owner.query<{ name: string }>(
    'select instagram_username as name from claimed_prizes where instagram_username = any($1)',
    [names],
  );
  const stored = new Set(rows.map(({ name }) => name));
  const wrong = wins.filter(
    ({ usernames, isAcknowledged }) =>
      usernames.some((name) => stored.has(name)) !== isAcknowledged,
  );
  return [
    ...repeated.map(({ what }) => what),
    ...wrong.map(
      ({ isAcknowledged }) => `a claim was ${isAcknowledged ? 'lost' : 'not confirmed'}`,
    ),
    ...(wins.some(({ isAcknowledged }) => isAcknowledged) ? [] : ['no claim was acknowledged']),
  ];
}
