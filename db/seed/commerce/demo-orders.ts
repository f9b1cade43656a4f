import { userId } from '../people/people-rows.ts';
import { pictureOfRoom } from '../pictures.ts';
import { daysBefore, hoursAfter } from '../time.ts';
import { deliveryFees } from './addresses.ts';
import { orders, type OrderSeed } from './orders.ts';
import { deliveredAtOf, type OrderStep, type SeededOrder } from './seeded-order.ts';
import { type Step, stepsTo } from './timeline.ts';

const sales = userId('sales@fustat.example');

const toStep = (step: Step, { placedAt, buyer }: { placedAt: Date; buyer: string | null }) => {
  const isPlacing = step.status === 'placed';
  return {
    status: step.status,
    at: hoursAfter(placedAt, step.afterHours),
    note: step.note,
    by: isPlacing ? 'customer' : 'staff',
    actor: isPlacing ? buyer : sales,
    photos: (step.photos ?? []).map(({ room, alt }) => {
      const { url, width, height } = pictureOfRoom(room);
      return { url, width, height, alt };
    }),
  } satisfies OrderStep;
};

const toSeededOrder = (order: OrderSeed, now: Date): SeededOrder => {
  const placedAt = daysBefore(now, order.daysAgo);
  const buyer = order.guest ? null : userId(order.email);
  const steps = stepsTo[order.status].map((step) => toStep(step, { placedAt, buyer }));
  const deliveredAt = deliveredAtOf({ steps });
  return {
    ...order,
    userId: buyer,
    placedAt,
    shipping: deliveryFees[order.address.governorate] * 100,
    steps,
    cash: deliveredAt ? { at: hoursAfter(deliveredAt, 20), by: sales } : undefined,
  };
};

/** The orders of the demo customer, of the reviewers and of a guest. */
export const demoOrders = (now: Date): SeededOrder[] =>
  orders.map((order) => toSeededOrder(order, now));
