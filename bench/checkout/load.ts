import { type GuestCheckout, guestCheckout, type Stocked } from '#tests/support/checkouts.ts';
import { sendOrder, type TimedResponse, type Connection } from './send-order.ts';

let guests = 0;
/** Each guest orders one piece; the products take turns. */
export const nextCheckout = (goods: readonly Stocked[]): GuestCheckout => {
  guests += 1;
  return guestCheckout(guests, goods[guests % goods.length]!);
};

/** A fixed number of buyers, each ordering again as soon as the last order was answered. */
export function closedModel(
  url: string,
  goods: readonly Stocked[],
  options: { buyers: number; seconds: number },
): Promise<TimedResponse[]> {
  return repeatOrders(() => sendOrder(url, nextCheckout(goods)), options);
}

export async function repeatOrders<Response>(
  order: () => Promise<Response>,
  { buyers, seconds }: { buyers: number; seconds: number },
): Promise<Response[]> {
  const end = performance.now() + seconds * 1000;
  const answered: Response[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (performance.now() < end) answered.push(await order());
    }),
  );
  return answered;
}

/** Buyers arrive at a fixed rate. */
export function openModel(
  url: string,
  goods: readonly Stocked[],
  {
    perSecond,
    seconds,
    connection,
  }: { perSecond: number; seconds: number; connection?: Connection },
): Promise<TimedResponse[]> {
  return sendAtRate({ perSecond, seconds }, () => sendOrder(url, nextCheckout(goods), connection));
}

/** Sends at a fixed rate, whether or not earlier requests have been answered. */
export async function sendAtRate<Response>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  send: () => Promise<Response>,
): Promise<Response[]> {
  const responses: Promise<Response>[] = [];
  const began = performance.now();
  while (responses.length < perSecond * seconds) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (responses.length <= due) responses.push(send());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(responses);
}
