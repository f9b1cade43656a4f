import { sql } from 'kysely';
import { shopDay } from '#domain/catalog/delivery.ts';
import { boardStatuses, deliveredHours, type BoardStatus } from '#domain/orders/board.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { waitingMoveOf } from '../orders/waiting-moves.server.ts';
import type { Staff } from '../shared/staff.ts';

export interface BoardOrder {
  id: string;
  number: string;
  status: BoardStatus;
  customer: string;
  governorate: string;
  pieces: number;
  /** An exact decimal, less refunds. */
  amount: string;
  currency: 'USD' | 'EGP';
  /** The last promised day, such as 2026-11-20. */
  promisedOn: string | null;
  isLate: boolean;
  /** When it got its status. */
  since: Date;
  /** When it is cancelled by itself, unless it is confirmed. */
  cancelsAt: Date | null;
  /** A step that was decided and can still be undone. */
  waitingStep: OrderStatus | null;
}

export interface BoardColumn {
  status: BoardStatus;
  /** All orders of the column, also those that are not shown. */
  count: number;
  late: number;
  sums: { currency: 'USD' | 'EGP'; amount: string }[];
  orders: BoardOrder[];
}

export interface OrderBoard {
  columns: BoardColumn[];
  readAt: Date;
}

/** Cards in a column; the longest waiting ones, or the latest deliveries. */
const maxOrders = 30;
const deliveredTime = deliveredHours * 3_600_000;

/** Open orders and recent deliveries by status. Row-level security shows them to sales only. */
export async function readOrderBoard({ actor, now }: Staff, locale: Locale): Promise<OrderBoard> {
  const moment = { today: shopDay(now), deliveredSince: new Date(now.getTime() - deliveredTime) };
  const [totals, ...orders] = await asUser(actor).read(
    totalsQuery(moment),
    ...boardStatuses.map((status) => ordersQuery({ ...moment, status, locale })),
  );
  const columns = boardStatuses.map((status, index) => {
    const own = totals.filter((total) => total.status === status);
    return {
      status,
      count: own.reduce((sum, { count }) => sum + count, 0),
      late: own.reduce((sum, { late }) => sum + late, 0),
      sums: own.map(({ currency, amount }) => ({ currency, amount })),
      orders: orders[index] ?? [],
    };
  });
  return { columns, readAt: now };
}

interface Moment {
  today: string;
  deliveredSince: Date;
}

interface Total {
  status: BoardStatus;
  currency: 'USD' | 'EGP';
  count: number;
  late: number;
  amount: string;
}

const isLate = (today: string) =>
  sql<boolean>`o.status <> 'delivered' and o.promised_on < ${today}::date`;

/** Two parts, each answered by an index. */
const totalsQuery = ({ today, deliveredSince }: Moment) => sql<Total>`
  select o.status, o.currency, count(*)::integer as count, sum(o.revenue) as amount,
    (count(*) filter (where ${isLate(today)}))::integer as late
  from (
    select status, currency, revenue, promised_on from public.orders
    where status in ('placed', 'confirmed', 'in_production', 'preparing', 'shipped')
    union all
    select status, currency, revenue, promised_on from public.orders
    where status = 'delivered' and status_since > ${deliveredSince}
  ) o
  group by o.status, o.currency order by o.status, o.currency desc`;

interface ColumnInput extends Moment {
  status: BoardStatus;
  locale: Locale;
}

function ordersQuery({ status, today, deliveredSince, locale }: ColumnInput) {
  const isDelivered = status === 'delivered';
  const recent = isDelivered ? sql`o.status_since > ${deliveredSince}` : sql`true`;
  const order = isDelivered ? sql`o.status_since desc, o.id desc` : sql`o.created_at, o.id`;
  return sql<BoardOrder>`
    select o.id, o.number, o.status, coalesce(o.address ->> 'full_name', '') as customer,
      coalesce(${locale === 'ar' ? sql`g.name_ar` : sql`g.name`}, g.name, '') as governorate,
      o.pieces, o.revenue as amount, o.currency, o.promised_on::text as "promisedOn",
      coalesce(${isLate(today)}, false) as "isLate", h.cancels_at as "cancelsAt",
      o.status_since as since, ${waitingMoveOf.waitingStep} as "waitingStep"
    from public.orders o
    left join public.order_holds h on h.order_id = o.id
    left join public.governorates g on g.code = o.governorate
    where o.status = ${status} and ${recent}
    order by ${order} limit ${maxOrders}`;
}
