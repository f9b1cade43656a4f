import { inShop } from './shop-database.ts';

/** As if the time in which steps of these orders can be undone were over. The shop looks every two seconds. */
export async function endWait(...orderIds: readonly string[]): Promise<void> {
  await inShop(
    `update graphile_worker._private_jobs set run_at = now()
     where payload ->> 'decisionId' in (select id::text from order_moves where order_id = any ($1))`,
    [orderIds],
  );
}
