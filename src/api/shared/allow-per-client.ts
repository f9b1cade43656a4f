import type { Context } from 'hono';
import { AllowancePerKey, type Rate } from '#platform/allowance.ts';
import { type ApiScope, type Subject, subjectOf } from './scope.ts';

export type ClientRates = Record<Subject['kind'], Rate>;

export type Admission =
  | { ok: true; charge(cost: number): void }
  | { ok: false; retryAfter: number };

/**
 * Allowances of something whose cost is known afterwards, for each network without an account and
 * each account. Who has used up theirs waits. Held in memory (decision 63).
 */
export function allowPerClient(rates: () => ClientRates) {
  let allowances: Record<Subject['kind'], AllowancePerKey> | undefined;
  return (context: Context<ApiScope>): Admission => {
    const subject = subjectOf(context);
    if (!subject) return { ok: true, charge: () => {} };
    allowances ??= createAllowances(rates());
    const { [subject.kind]: allowance } = allowances;
    const retryAfter = allowance.wait(subject.key);
    if (retryAfter > 0) return { ok: false, retryAfter };
    return { ok: true, charge: (cost) => allowance.charge(subject.key, cost) };
  };
}

const createAllowances = ({ network, account }: ClientRates) => ({
  network: new AllowancePerKey(network),
  account: new AllowancePerKey(account),
});
