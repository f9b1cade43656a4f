import { sql } from 'kysely';

/**
 * Sent before queries that find few rows by keys: PostgreSQL plans such a query again each time
 * while it expects more of the plan for these values, and planning takes longer than running.
 */
export const reusePlans = () => setPlanMode('force_generic_plan');

/** Sent before queries whose values decide which index is best. */
export const planForValues = () => setPlanMode('force_custom_plan');

/** PostgreSQL compares both after five runs of a statement. */
export const choosePlans = () => setPlanMode('auto');

/** Until the end of the transaction. */
const setPlanMode = (mode: 'auto' | 'force_custom_plan' | 'force_generic_plan') =>
  sql`select set_config('plan_cache_mode', ${mode}, true)`;
