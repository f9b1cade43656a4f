import { sql } from 'kysely';
import type { BuyerStanding, OrderLimits } from '#domain/checkout/order-limits.ts';
import type { Actor, UserActor } from '#platform/database/actor.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { readAbuseLimits } from '../shared/abuse-limits.server.ts';
import type { HoldHours } from './hold-times.ts';

type LimitsRow = Awaited<ReturnType<typeof readAbuseLimits>>;

export interface BuyerLimits {
  standing: BuyerStanding;
  limits: OrderLimits;
  holdHours: HoldHours;
}

/** The settings, and how far the shop trusts the buyer. */
export async function readBuyerLimits(buyer: Actor): Promise<BuyerLimits> {
  const row = await readAbuseLimits();
  const standing = buyer.kind === 'user' ? await readStanding(buyer) : 'guest';
  return { standing, limits: toLimits(row), holdHours: toHoldHours(row) };
}

/** Read before a transaction begins: the cache may need a connection of its own. */
export const readHoldHours = async (): Promise<HoldHours> => toHoldHours(await readAbuseLimits());

async function readStanding({ userId, claims }: UserActor): Promise<BuyerStanding> {
  // As system: customers do not read roles.
  const [[buyer]] = await asSystem().read(sql<{ staff: boolean; proven: boolean }>`
    select exists (select from public.user_roles where user_id = ${userId}::uuid)
        and private.roles_count(${claims['aal'] ?? null}) as staff,
      exists (select from public.orders
        where user_id = ${userId}::uuid and delivered_at is not null) as proven`);
  return toStanding(buyer!);
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
