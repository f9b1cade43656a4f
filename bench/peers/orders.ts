import { guestCheckout, type Stocked } from '#tests/support/checkouts.ts';
import { repeatOrders } from '../checkout/load.ts';
import { sendOrder } from '../checkout/send-order.ts';
import type { Comparison } from './compare.ts';
import { type Purchase, orderInSteps, orderInTwoRequests } from './evershop/order.ts';

const buyers = 8;

let guests = 0;
/** The status of the answer; 0 when none came. */
export async function orderHere(url: string, piece: Stocked): Promise<number> {
  guests += 1;
  return (await sendOrder(url, guestCheckout(guests, piece))).status;
}

type Tally = { placed: number; failed: number };
const tallies = { ours: { placed: 0, failed: 0 }, peer: { placed: 0, failed: 0 } };

export function printOrderTallies(): void {
  const format = ({ placed, failed }: Tally) => `${placed} placed, ${failed} failed`;
  console.log(`all orders: EverShop ${format(tallies.peer)}; ours ${format(tallies.ours)}`);
}

/** Orders in a second. Two at once get the same number at EverShop, and one of them a 500. */
async function ordersPerSecond(
  order: () => Promise<number>,
  tally: Tally,
  seconds: number,
): Promise<number> {
  const began = performance.now();
  const statuses = await repeatOrders(order, { buyers, seconds });
  const placed = statuses.filter((status) => status === 200 || status === 201).length;
  tally.placed += placed;
  tally.failed += statuses.length - placed;
  return (placed * 1000) / (performance.now() - began);
}

/** The same products take turns in both shops. */
export function compareOrders(
  url: string,
  goods: readonly { piece: Stocked; purchase: Purchase }[],
): Comparison[] {
  let turn = 0;
  const next = () => goods[(turn += 1) % goods.length]!;
  const ours = (seconds: number) =>
    ordersPerSecond(() => orderHere(url, next().piece), tallies.ours, seconds);
  const peer = (order: (purchase: Purchase) => Promise<number>) => (seconds: number) =>
    ordersPerSecond(() => order(next().purchase), tallies.peer, seconds);
  return [
    {
      name: `orders by ${buyers} buyers, as in its storefront`,
      goal: 50,
      roundSeconds: 2,
      ours,
      peer: peer(orderInSteps),
    },
    {
      name: 'orders, the peer with only two requests',
      roundSeconds: 2,
      ours,
      peer: peer(orderInTwoRequests),
    },
  ];
}
