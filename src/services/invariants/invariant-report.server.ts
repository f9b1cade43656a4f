import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { checkInvariants } from './check-invariants.server.ts';

/** One condition: how many rows violate it, and the first of them. */
export interface CheckedInvariant {
  name: string;
  count: number;
  examples: string[];
}

export interface InvariantReport {
  checkedAt: Date;
  milliseconds: number;
  results: CheckedInvariant[];
  /** How many conditions do not hold. */
  broken: number;
}

const maxExamples = 20;
const storedDays = 90;

/** Runs all checks and stores the result. Reports of the last months stay. */
export async function storeInvariantReport(now: Date, requestedBy: string | null): Promise<void> {
  const start = performance.now();
  const results = (await checkInvariants()).map(({ name, broken }) => ({
    name,
    count: broken.length,
    examples: broken.slice(0, maxExamples),
  }));
  const before = new Date(now.getTime() - storedDays * 86_400_000);
  // As system: only a job writes reports. An account that was deleted meanwhile is not named.
  await asSystem().write(
    sql`
      insert into public.invariant_reports (checked_at, milliseconds, results, broken, requested_by)
      values (${now}, ${Math.round(performance.now() - start)}, ${JSON.stringify(results)}::jsonb,
        ${results.filter(({ count }) => count > 0).length},
        (select id from auth.users where id = ${requestedBy}::uuid))`,
    db.deleteFrom('invariant_reports').where('checked_at', '<', before),
  );
}

/** The newest report; null before the first, and for staff who may not read it. */
export async function readInvariantReport(actor: Customer): Promise<InvariantReport | null> {
  const [[report]] = await asUser(actor).read(
    db
      .selectFrom('invariant_reports')
      .select(['checked_at', 'milliseconds', 'results', 'broken'])
      .orderBy('checked_at', 'desc')
      .limit(1),
  );
  if (!report) return null;
  const { checked_at, results, ...rest } = report;
  return { ...rest, checkedAt: checked_at, results: results as unknown as CheckedInvariant[] };
}
