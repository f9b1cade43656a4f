import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';

/**
 * Computes the sums of the days whose orders changed; a page that reads them afterwards is exact. As
 * system: the sums are made from orders that marketing may not read.
 */
export async function refreshDailySales(): Promise<void> {
  await asSystem().write(sql`select private.refresh_daily_sales()`);
}
