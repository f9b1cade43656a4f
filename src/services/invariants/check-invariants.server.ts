import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { couponInvariants } from './coupons.ts';
import type { Invariant } from './invariant.ts';
import { orderInvariants } from './orders.ts';
import { rewardInvariants } from './rewards.ts';
import { stockInvariants } from './stock.ts';

const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...couponInvariants,
  ...rewardInvariants,
];

export interface InvariantResult {
  name: string;
  /** What violates it; empty when it holds. */
  broken: string[];
}

type RunQuery = (query: Invariant['broken']) => Promise<{ what: string }[]>;

/** A check reads whole tables, which may take longer than the limit of a visitor's request. */
const withoutTimeLimit = () => sql`set local statement_timeout = 0`;

// As system: covers all customers.
const runAsSystem: RunQuery = async (query) =>
  (await asSystem().read(withoutTimeLimit(), query))[1];

/** Checks that stock and money add up. Each check is one query and so sees one snapshot. */
export async function checkInvariants(ask = runAsSystem): Promise<InvariantResult[]> {
  const checked: InvariantResult[] = [];
  for (const { name, broken } of invariants) {
    const rows = await ask(broken);
    checked.push({ name, broken: rows.map(({ what }) => what) });
  }
  return checked;
}
