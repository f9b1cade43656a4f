import { sql } from 'kysely';
import type { OrderTag } from '#domain/orders/handling.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { selectStaffNames } from './desk-queries.server.ts';

export interface HandlingOptions {
  tags: OrderTag[];
  staff: { id: string; name: string }[];
  /** Those named last. */
  couriers: string[];
}

const maxCouriers = 30;

/** What staff choose from: row-level security shows it to sales only. */
export async function readHandlingOptions(actor: Customer): Promise<HandlingOptions> {
  const [tags, staff, couriers] = await asUser(actor).read(
    db.selectFrom('order_tags').select(['name', 'colour']).orderBy('name'),
    selectStaffNames(),
    sql<{ courier: string }>`
      select courier from public.order_handling where courier is not null
      group by courier order by max(updated_at) desc limit ${maxCouriers}`,
  );
  return { tags, staff, couriers: couriers.map(({ courier }) => courier) };
}
