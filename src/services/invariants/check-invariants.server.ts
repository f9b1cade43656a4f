import { asSystem, pipeline } from '#platform/database/run-as.server.ts';
import { couponInvariants } from './coupons.ts';
import type { Invariant } from './invariant.ts';
import { orderInvariants } from './orders.ts';
import { priceInvariants } from './prices.ts';
import { reviewInvariants } from './reviews.ts';
import { rewardInvariants } from './rewards.ts';
import { stockInvariants } from './stock.ts';

const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...priceInvariants,
  ...orderInvariants,
  ...couponInvariants,
  ...rewardInvariants,
  ...reviewInvariants,
];

export interface InvariantResult {
  name: string;
  /** What violates it; empty when it holds. */
  broken: string[];
}

type RunQuery = (query: Invariant['broken']) => Promise<{ what: string }[]>;

// As system: covers all customers.
const runAsSystem: RunQuery = (query) =>
  asSystem().transaction((trx) => pipeline(trx, query), { hasTimeLimit: false });

/** Checks that stock and money add up. Each check is one query and so sees one snapshot. */
export async function checkInvariants(ask = runAsSystem): Promise<InvariantResult[]> {
  const checked: InvariantResult[] = [];
  for (const { name, broken } of invariants) {
    const rows = await ask(broken);
    checked.push({ name, broken: rows.map(({ what }) => what) });
  }
  return checked;
}
