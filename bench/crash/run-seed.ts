import { guestCheckout, stockUp, type GuestCheckout } from '#tests/support/checkouts.ts';
import { addCoupon } from '#tests/support/goods.ts';
import { openManySessions } from '#tests/support/many-sessions.ts';
import { choose } from './choose.ts';
import { findProblems, type Found, type Traffic } from './find-problems.ts';
import { claimPrizes, winGames } from './players.ts';
import { Progress } from './progress.ts';
import { repeatPurchases, sendPurchases, toPurchase } from './purchases.ts';
import type { CrashingShop } from './shop.ts';
import { withOwner } from './with-owner.ts';

export const checkouts = 500;
/** Two pieces are plentiful, three are scarce; three coupons have fewer uses than users. */
const quantities = [checkouts, checkouts, 20, 20, 20];
const coupons = { count: 3, uses: 5 };
const customers = 60;
/** Buyers of one piece who come together. */
const crowd = 10;
const players = 30;

export interface SeedOptions {
  databaseUrl: string;
  shop: CrashingShop;
  /** Missing where the database stays. */
  crashDatabase?: () => Promise<void>;
}

export interface SeedResult {
  found: Found;
  /** Requests that failed because a fault began. */
  cutOff: number;
  summary: string;
}

/** 500 checkouts and 30 claims, in the middle of which the shop is killed. */
export async function runSeed(
  seed: number,
  { databaseUrl, shop, crashDatabase }: SeedOptions,
): Promise<SeedResult> {
  const traffic = await arrange(seed, databaseUrl, shop);
  const killAt = 150 + choose(200, `kill ${seed}`);
  const crashAt = 20 + choose(killAt - 20, `crash ${seed}`);
  const progress = new Progress();
  const faults = [progress.reached(killAt).then(() => shop.disturb(() => shop.kill()))];
  if (crashDatabase) {
    faults.push(progress.reached(crashAt).then(() => shop.disturb(crashDatabase)));
  }
  await Promise.all([
    sendPurchases(shop, traffic.purchases, () => progress.step()),
    claimPrizes(shop, traffic.wins, { progress, count: checkouts }),
    ...faults,
  ]);
  await repeatPurchases(shop, traffic.purchases);
  const cutOff = traffic.purchases.reduce((sum, purchase) => sum + purchase.cutOff, 0);
  const placed = traffic.purchases.filter(({ acknowledged }) => acknowledged.size > 0).length;
  const database = crashDatabase ? `the database ended at ${crashAt}, ` : '';
  return {
    cutOff,
    found: await findProblems(databaseUrl, traffic),
    summary: `${database}the shop was killed at ${killAt} of ${checkouts}, ${placed} placed, ${cutOff} requests cut off`,
  };
}

async function arrange(seed: number, databaseUrl: string, shop: CrashingShop): Promise<Traffic> {
  const goods = await stockUp(databaseUrl, quantities);
  const codes = await withOwner(databaseUrl, async (owner) => {
    const made: string[] = [];
    while (made.length < coupons.count)
      made.push(await addCoupon(owner, { max_uses: coupons.uses }));
    return made;
  });
  const sessions = await openManySessions(customers);
  const tokens = sessions.map(({ token }) => token);
  const purchases = Array.from({ length: checkouts }, (_, index) => {
    const piece = goods[choose(goods.length, `piece ${seed} ${Math.floor(index / crowd)}`)]!;
    const checkout = guestCheckout(seed * 1000 + index, piece);
    const token = tokens[index];
    const code = codes[Math.floor((index * codes.length) / customers)];
    return toPurchase(token && code ? withCoupon(checkout, token, code) : checkout);
  });
  // The users of a coupon come together, at any time.
  const ofCustomers = purchases.splice(0, customers);
  purchases.splice(choose(purchases.length, `coupons ${seed}`), 0, ...ofCustomers);
  // Half of the players have an account, and so points.
  const wins = await winGames(
    shop.url,
    Array.from({ length: players }, (_, index) => (index % 2 === 0 ? tokens[index] : undefined)),
  );
  return { purchases, goods, coupons: codes, wins };
}

function withCoupon({ body, headers }: GuestCheckout, token: string, code: string): GuestCheckout {
  const withCode = JSON.stringify({ ...(JSON.parse(body) as object), coupon_code: code });
  const ofCustomer = { ...headers, Authorization: `Bearer ${token}` };
  return { body: withCode, headers: ofCustomer };
}
