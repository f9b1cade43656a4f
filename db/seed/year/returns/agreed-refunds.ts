import { amountsOf } from '../../commerce/order-rows.ts';
import { deliveredAtOf, type SeededOrder } from '../../commerce/seeded-order.ts';
import { decimal } from '../../money.ts';
import type { Text } from '../../text.ts';
import { hoursAfter } from '../../time.ts';
import { workingTime } from '../calendar.ts';
import { createRandom, type Random } from '../random.ts';
import { isPaid, type SeededReturn } from './year-returns.ts';

/** Money for a piece that the buyer keeps. */
export type AgreedRefund = {
  order: SeededOrder;
  amount: string;
  reason: Text;
  at: Date;
  /** Null while it is to be given back. */
  paidAt: Date | null;
};

const reasons: readonly Text[] = [
  ['For the scratch on the top, as agreed by telephone.', 'عن الخدش في السطح، كما اتفقنا هاتفيًا.'],
  ['The delivery fee, because we came a day late.', 'قيمة التوصيل، لأننا تأخرنا يومًا.'],
  [
    'For the drawer that needs a new runner, as agreed.',
    'عن الدرج الذي يحتاج مجرى جديدًا، كما اتفقنا.',
  ],
];

const openCount = 2;

/** A few in a year; the latest two wait for their money. */
export function agreedRefunds(
  orders: readonly SeededOrder[],
  returns: readonly SeededReturn[],
  now: Date,
): AgreedRefund[] {
  const random = createRandom('refunds of the year');
  const withReturn = new Set(returns.map(({ order }) => order.key));
  const delivered = orders.filter((order) => isPaid(order) && !withReturn.has(order.key));
  const latest = delivered
    .toSorted((one, other) => +deliveredAtOf(other)! - +deliveredAtOf(one)!)
    .slice(0, openCount);
  const earlier = delivered.filter((order) => !latest.includes(order) && random.chance(0.012));
  return [
    ...earlier.map((order) => drawRefund(order, { now, isOpen: false, random })),
    ...latest.map((order) => drawRefund(order, { now, isOpen: true, random })),
  ];
}

interface Draw {
  now: Date;
  isOpen: boolean;
  random: Random;
}

/** About a twentieth of the price, in whole dollars. */
function drawRefund(order: SeededOrder, { now, isOpen, random }: Draw): AgreedRefund {
  const dollars = Math.max(5, Math.round(amountsOf(order).total / 2000));
  const called = workingTime(hoursAfter(deliveredAtOf(order)!, random.between(4, 60)), random);
  const at = called < now ? called : now;
  const paid = workingTime(hoursAfter(at, random.between(24, 96)), random);
  const paidAt = isOpen || paid > now ? null : paid;
  return { order, amount: decimal(dollars * 100), reason: random.pick(reasons), at, paidAt };
}
