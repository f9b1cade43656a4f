import { sql, type RawBuilder } from 'kysely';
import type { Amount } from '#domain/admin/lists/list.ts';
import { parseListState } from '#domain/admin/lists/list-state.ts';
import type { Metric } from '#domain/admin/lists/metric.ts';
import { visibleList } from '#domain/admin/lists/visible-list.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Staff } from '../../shared/staff.ts';
import { findList } from './all-lists.server.ts';
import { columnSql, conditionOf } from './filter-sql.ts';
import { rolesOfStaff } from './roles-of-staff.server.ts';

/** Of `count`, `sum` and `first`; the others are empty. */
export interface MetricValue {
  count: number;
  sums: Amount[];
  first: Date | string | null;
}

interface MetricRow {
  count: number;
  sums: Amount[] | null;
  first: Date | string | null;
}

/**
 * Computes numbers by the queries of their lists, in one round trip. A number about a list that the
 * reader may not see is null.
 */
export async function readMetrics<Name extends string>(
  metrics: Readonly<Record<Name, Metric>>,
  staff: Staff,
): Promise<Record<Name, MetricValue | null>> {
  const roles = await rolesOfStaff(staff.actor);
  const names = Object.keys(metrics) as Name[];
  const queries = names.map((name) => metricQuery(metrics[name], roles, staff.now));
  // As system, like the lists themselves: the role was asked of the database.
  const results = await asSystem({ onBehalfOf: staff.actor }).read(
    ...queries.filter((query) => query !== null),
  );
  let next = 0;
  const values = names.map((name, index) => {
    if (!queries[index]) return [name, null];
    const { count, sums, first } = results[next++]![0]!;
    return [name, { count, sums: sums ?? [], first }];
  });
  return Object.fromEntries(values) as Record<Name, MetricValue | null>;
}

function metricQuery(metric: Metric, roles: readonly StaffRole[], now: Date) {
  const source = findList(metric.list.name);
  if (!source) throw new Error(`The list ${metric.list.name} is missing in all-lists.server.ts.`);
  const list = visibleList(metric.list, roles);
  if (!list) return null;
  const parts = source.sqlAt(now);
  const where = conditionOf(list, parts, parseListState(list, new URLSearchParams(metric.filter)));
  const { aggregate } = metric;
  if (aggregate === 'count') return aggregated({ count: sql`count(*)::integer` });
  if ('first' in aggregate) {
    return aggregated({ first: sql`min(${columnSql(parts, aggregate.first).value})` });
  }
  const { value, currency } = columnSql(parts, aggregate.sum);
  return sql<MetricRow>`
    select coalesce(sum(rows), 0)::integer as count, null as first,
      jsonb_agg(jsonb_build_object('amount', amount::text, 'currency', currency) order by currency)
        as sums
    from (select ${currency ?? sql`''`} as currency, sum(${value}) as amount, count(*) as rows
      from ${parts.from} where ${where} group by 1) sums`;

  function aggregated({
    count = sql`count(*)::integer`,
    first = sql`null`,
  }: {
    count?: RawBuilder<unknown>;
    first?: RawBuilder<unknown>;
  }) {
    return sql<MetricRow>`select ${count} as count, null as sums, ${first} as first
      from ${parts.from} where ${where}`;
  }
}
