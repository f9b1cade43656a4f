import type { OrderStatus } from '#domain/orders/status.ts';
import { couponFits } from '../../commerce/coupons.ts';
import { amountsOf } from '../../commerce/order-rows.ts';
import { deliveredAtOf, type SeededOrder } from '../../commerce/seeded-order.ts';
import { hoursAfter } from '../../time.ts';
import {
  daysOfTheYear,
  momentOf,
  type ShopDay,
  shopDayBefore,
  shopDays,
  workingTime,
} from '../calendar.ts';
import { cartOf } from './carts.ts';
import { drawEnding, type Ending, type Road, staffIds, stepsOf } from './journeys.ts';
import { createRandom, type Random } from '../random.ts';
import { createGuests, type Shopper } from '../people/shoppers.ts';
import { buyerNotes } from './step-notes.ts';

/** A row of the table, which holds fee and days on the road. */
export type Governorate = Road & { code: string; delivery_fee: string };

const orderCount = 1000;

/** Hours ago of orders that still wait for a call; the oldest are cancelled within hours. */
const waitingHours = [1, 2.5, 5, 9, 16, 23, 30, 37, 44, 53, 61, 69];

/** Orders that stopped at a status for good reasons or bad, so that each has some on any day. */
const openWork = [
  ['confirmed', 1.2],
  ['confirmed', 1.6],
  ['confirmed', 2.1],
  ['preparing', 2.6],
  ['preparing', 3.4],
  ['preparing', 14],
  ['shipped', 4.2],
  ['shipped', 5.3],
  ['shipped', 6.1],
  ['shipped', 19],
] as const satisfies readonly (readonly [OrderStatus, number])[];

type Occasion = {
  key: string;
  day: ShopDay;
  placedAt: Date;
  ending: Ending;
  /** The status at which it stays; its pieces are in stock. */
  stopsAt?: OrderStatus;
};

/** Busier days have more orders. */
function occasions(now: Date, random: Random): Occasion[] {
  const days = shopDays(now);
  const weights = days.reduce((sum, { weight }) => sum + weight, 0);
  const past = days.flatMap((day) => {
    const count = Math.floor((orderCount * day.weight) / weights + random.fraction());
    return Array.from({ length: count }, (_, index) => ({
      key: `year-${day.daysAgo}-${index}`,
      day,
      placedAt: momentOf(day, random),
      ending: drawEnding(random),
    }));
  });
  const waiting = waitingHours.map((hours) => ({
    ...recently(now, hours),
    ending: 'unreachable' as const,
  }));
  const open = openWork.map(([stopsAt, daysAgo]) => ({
    ...recently(now, daysAgo * 24),
    ending: 'delivered' as const,
    stopsAt,
  }));
  return [...past, ...waiting, ...open].toSorted((one, other) => +one.placedAt - +other.placedAt);
}

function recently(now: Date, hoursAgo: number) {
  const placedAt = hoursAfter(now, -hoursAgo);
  const day = shopDayBefore(now, hoursAgo / 24);
  return { key: `year-${hoursAgo}-hours`, day, placedAt };
}

/** The orders of a year up to `now`, oldest first, each as far as it has come. */
export function yearOrders(
  now: Date,
  {
    accounts,
    governorates,
  }: { accounts: readonly Shopper[]; governorates: readonly Governorate[] },
): SeededOrder[] {
  const random = createRandom('orders of the year');
  const newGuest = createGuests();
  const draft = createDrafts(random, governorates);
  return occasions(now, random).map((occasion) => {
    const known = accounts.filter(
      ({ joinedAt }) => joinedAt !== null && joinedAt < occasion.placedAt,
    );
    const shopper = known.length > 5 && random.chance(0.55) ? random.pick(known) : newGuest();
    const order = draft(occasion, shopper);
    const sent = upTo(now, occasion.stopsAt ? stopAt(occasion.stopsAt, order, now) : order);
    return { ...sent, cash: cashOf(sent, now, random) };
  });
}

function createDrafts(random: Random, governorates: readonly Governorate[]) {
  const destinations = new Map(governorates.map((each) => [each.code, each]));
  const usedCoupons = new Set<string>();

  /** Each customer uses a coupon one time at most; guests use none. */
  const withCoupon = (order: SeededOrder, daysAgo: number): SeededOrder => {
    if (!order.userId || !random.chance(0.4)) return order;
    const { subtotal } = amountsOf(order);
    const coupon = ['WELCOME10', 'NILE50', 'LANTERN15', 'NEWHOME10', 'SPRING30'].find(
      (code) => !usedCoupons.has(code + order.userId) && couponFits(code, daysAgo, subtotal),
    );
    if (!coupon) return order;
    usedCoupons.add(coupon + order.userId);
    return { ...order, coupon };
  };

  return ({ key, day, placedAt, ending, stopsAt }: Occasion, shopper: Shopper): SeededOrder => {
    const { address, userId, email, locale } = shopper;
    const governorate = destinations.get(address.governorate);
    if (!governorate)
      throw new Error(`The year names an unknown governorate: ${address.governorate}`);
    const lines = cartOf(day, random, { inStock: stopsAt !== undefined });
    const journey = { placedAt, buyer: userId, lines, road: governorate, ending };
    const order: SeededOrder = {
      key,
      userId,
      email,
      locale,
      status: 'placed',
      placedAt,
      steps: stepsOf(journey, random),
      lines,
      address,
      shipping: Math.round(Number(governorate.delivery_fee) * 100),
      notes: random.chance(0.15) ? random.pick(buyerNotes[locale]) : undefined,
    };
    return withCoupon(order, Math.min(day.daysAgo, daysOfTheYear));
  };
}

/** Couriers hand the cash over within a few days; some of the latest still have it. */
function cashOf(order: SeededOrder, now: Date, random: Random): SeededOrder['cash'] {
  const deliveredAt = deliveredAtOf(order);
  const days = random.between(0.2, 6);
  if (!deliveredAt) return undefined;
  const at = workingTime(hoursAfter(deliveredAt, days * 24), random);
  // A few buyers have not enough in the house, and owe the rest.
  const shortBy = createRandom(`cash of ${order.key}`).chance(0.006) ? 5000 : 0;
  return at <= now ? { at, by: staffIds.sales, shortBy } : undefined;
}

/** Without the steps that lie in the future. */
function upTo(now: Date, order: SeededOrder): SeededOrder {
  const steps = order.steps.filter(({ at }) => at <= now);
  return { ...order, steps, status: steps.at(-1)!.status };
}

/** Ends with that status; its steps are brought forward if they would lie in the future. */
function stopAt(status: OrderStatus, order: SeededOrder, now: Date): SeededOrder {
  const steps = order.steps.slice(0, order.steps.findIndex((step) => step.status === status) + 1);
  const length = steps.at(-1)!.at.getTime() - order.placedAt.getTime();
  const room = (now.getTime() - order.placedAt.getTime()) * 0.8;
  const factor = Math.min(1, room / length);
  const earlier = (at: Date) =>
    new Date(order.placedAt.getTime() + (at.getTime() - order.placedAt.getTime()) * factor);
  return { ...order, steps: steps.map((step) => ({ ...step, at: earlier(step.at) })) };
}
