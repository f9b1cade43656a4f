import { priceRefund } from '#domain/orders/refund.ts';
import type { ReturnReason, ReturnStatus } from '#domain/orders/returns.ts';
import { productOf } from '../../catalog/catalog.ts';
import { amountsOf, pricedLine } from '../../commerce/order-rows.ts';
import { deliveredAtOf, type SeededOrder } from '../../commerce/seeded-order.ts';
import { decimal } from '../../money.ts';
import type { Text } from '../../text.ts';
import { hoursAfter } from '../../time.ts';
import { workingTime } from '../calendar.ts';
import { staffIds } from '../orders/journeys.ts';
import { createRandom, type Random } from '../random.ts';
import { returnAnswers, returnMessages } from './return-texts.ts';

export type SeededReturn = {
  order: SeededOrder;
  status: ReturnStatus;
  /** When it reached each status. */
  at: Partial<Record<ReturnStatus, Date>>;
  items: readonly { position: number; quantity: number; reason: ReturnReason }[];
  message: string;
  answer: Text | null;
  /** The member of staff who opened it for a guest on the telephone. */
  openedBy: string | null;
  /** What was paid for each of its items; decided when it has arrived. */
  amounts: readonly string[] | null;
};

const day = 24;

/** Defective pieces do not go back into stock. */
export const isSoldAgain = (reason: ReturnReason): boolean => reason !== 'defective';

const fullCourse: readonly ReturnStatus[] = ['requested', 'approved', 'received', 'refunded'];

/** Where the latest returns are, so that each status has some on any day. */
const openReturns: readonly ReturnStatus[] = [
  ...(['requested', 'approved', 'requested', 'received', 'requested'] as const),
  ...(['approved', 'requested', 'received'] as const),
];

const recentDays = 20;

/** Returns of customers and guests; some of the latest wait for a decision. */
export function yearReturns(orders: readonly SeededOrder[], now: Date): SeededReturn[] {
  const random = createRandom('returns of the year');
  const delivered = orders.filter(isPaid);
  const recent = delivered.filter(
    (order) => deliveredAtOf(order)! > hoursAfter(now, -recentDays * day),
  );
  const past = delivered.filter((order) => !recent.includes(order) && random.chance(0.06));
  return [
    ...past.flatMap((order) => drawReturn(order, pastDates(order, now, random), random) ?? []),
    ...recent
      .slice(0, openReturns.length)
      .flatMap(
        (order, index) =>
          drawReturn(order, openDates(order, { now, last: openReturns[index]! }), random) ?? [],
      ),
  ];
}

export const isPaid = ({ status, cash }: SeededOrder): boolean =>
  status === 'delivered' && !cash?.shortBy;

function drawReturn(
  order: SeededOrder,
  at: SeededReturn['at'],
  random: Random,
): SeededReturn | null {
  const status = (['refunded', 'refused', 'received', 'approved', 'requested'] as const).find(
    (each) => at[each] !== undefined,
  );
  if (!status) return null;
  const items = itemsOf(order, random);
  const isDefective = items[0]!.reason === 'defective';
  // Half of the guests call instead of writing; their returns are approved at once.
  const isByPhone = order.userId === null && at.approved !== undefined && random.chance(0.5);
  return {
    order,
    status,
    at: isByPhone ? { ...at, approved: at.requested! } : at,
    openedBy: isByPhone ? staffIds.sales : null,
    items,
    message: random.pick(returnMessages[isDefective ? 'defective' : 'other'][order.locale]),
    answer: status === 'refused' ? random.pick(returnAnswers) : null,
    amounts: at.received ? amountsPaidFor(order, items) : null,
  };
}

/** One of five is not accepted. */
function pastDates(order: SeededOrder, now: Date, random: Random): SeededReturn['at'] {
  const at: SeededReturn['at'] = {};
  const reaches = random.chance(0.2) ? (['requested', 'refused'] as const) : fullCourse;
  let moment = hoursAfter(deliveredAtOf(order)!, random.between(12, 14 * day));
  for (const status of reaches) {
    if (moment > now) return at;
    at[status] = moment;
    moment = workingTime(hoursAfter(moment, random.between(20, 5 * day)), random);
  }
  return at;
}

/** Evenly between the delivery and now. */
function openDates(
  order: SeededOrder,
  { now, last }: { now: Date; last: ReturnStatus },
): SeededReturn['at'] {
  const delivered = deliveredAtOf(order)!;
  const reaches = fullCourse.slice(0, fullCourse.indexOf(last) + 1);
  const step = (now.getTime() - delivered.getTime()) / (reaches.length + 1);
  return Object.fromEntries(
    reaches.map((status, index) => [status, new Date(delivered.getTime() + step * (index + 1))]),
  );
}

/** One line, or everything. Pieces made to order come back only when they are defective. */
function itemsOf(order: SeededOrder, random: Random): SeededReturn['items'] {
  const isAll = random.chance(0.4);
  const reason = random.pick([
    'changed_mind',
    'not_as_described',
    'wrong_piece',
    'defective',
  ] as const);
  const lines = order.lines.map(({ slug, quantity }, position) => ({
    position,
    quantity,
    reason: productOf(slug).flag === 'pre_order' ? ('defective' as const) : reason,
  }));
  return isAll ? lines : [{ ...random.pick(lines), quantity: 1 }];
}

function amountsPaidFor(order: SeededOrder, items: SeededReturn['items']): string[] {
  const { subtotal, discount } = amountsOf(order);
  const goods = items.map(({ position, quantity }) => ({
    price: decimal(pricedLine(order.lines[position]!).unit),
    quantity,
    isDiscounted: true,
  }));
  return priceRefund({
    charged: {
      subtotal: decimal(subtotal),
      discount: decimal(discount),
      discounted: decimal(subtotal),
      addedTax: decimal(0),
    },
    before: [],
    goods,
  }).map(({ amount }) => amount);
}

/** An order of which every piece came back is a returned one. */
export function withReturns(
  orders: readonly SeededOrder[],
  returns: readonly SeededReturn[],
): SeededOrder[] {
  const byOrder = new Map(returns.map((each) => [each.order.key, each]));
  return orders.map((order) => {
    const back = byOrder.get(order.key);
    if (!back?.at.received || !isWhole(order, back)) return order;
    const step = {
      status: 'returned' as const,
      at: back.at.received,
      note: null,
      by: 'system' as const,
      actor: staffIds.sales,
    };
    return { ...order, status: 'returned' as const, steps: [...order.steps, step] };
  });
}

const isWhole = ({ lines }: SeededOrder, { items }: SeededReturn): boolean =>
  lines.every(({ quantity }, position) =>
    items.some((item) => item.position === position && item.quantity === quantity),
  );
