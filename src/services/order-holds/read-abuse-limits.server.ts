import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { BuyerStanding, OrderLimits } from '#domain/checkout/order-limits.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { HoldHours } from './hold-times.ts';

const selectLimits = () => db.selectFrom('abuse_limits').selectAll();
type LimitsRow = RowsOf<ReturnType<typeof selectLimits>>[number];

export interface BuyerLimits {
  standing: BuyerStanding;
  limits: OrderLimits;
  holdHours: HoldHours;
}

/** The settings, and how far the shop trusts the buyer. */
export async function readBuyerLimits(userId: string | null): Promise<BuyerLimits> {
  // As system: only admins may read the limits.
  const [[row], [buyer]] = await asSystem().read(
    selectLimits(),
    sql<{ staff: boolean; proven: boolean }>`
      select exists (select from public.user_roles where user_id = ${userId}::uuid) as staff,
        exists (select from public.orders
          where user_id = ${userId}::uuid and delivered_at is not null) as proven`,
  );
  const standing = userId === null ? 'guest' : toStanding(buyer!);
  return { standing, limits: toLimits(row!), holdHours: toHoldHours(row!) };
}

export async function readHoldHours(trx: Transaction<DB>): Promise<HoldHours> {
  return toHoldHours(await trx.selectFrom('abuse_limits').selectAll().executeTakeFirstOrThrow());
}

function toStanding({ staff, proven }: { staff: boolean; proven: boolean }): BuyerStanding {
  if (staff) return 'staff';
  return proven ? 'proven' : 'unproven';
}

const toLimits = (row: LimitsRow): OrderLimits => ({
  order: { pieces: row.order_max_pieces, value: row.order_max_value },
  phone: {
    orders: row.phone_daily_orders,
    pieces: row.phone_daily_pieces,
    value: row.phone_daily_value,
  },
  network: {
    orders: row.network_daily_orders,
    pieces: row.network_daily_pieces,
    value: row.network_daily_value,
  },
  recipient: { orders: row.recipient_daily_orders },
});

const toHoldHours = (row: LimitsRow): HoldHours => ({
  hold: row.hold_hours,
  warning: row.hold_warning_hours,
  extension: row.hold_extension_hours,
});
