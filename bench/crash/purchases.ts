import { setTimeout as sleep } from 'node:timers/promises';
import { type GuestCheckout, send } from '#tests/support/checkouts.ts';
import type { CrashingShop } from './shop.ts';

export interface Purchase {
  key: string;
  checkout: GuestCheckout;
  /** The orders that the shop has named in its answers. */
  acknowledged: Set<string>;
  /** Answers that a buyer cannot act on. */
  failures: string[];
  /** Requests that were under way when a fault began, and failed. */
  cutOff: number;
}

export function toPurchase(checkout: GuestCheckout): Purchase {
  const { key } = JSON.parse(checkout.body) as { key: string };
  return { key, checkout, acknowledged: new Set(), failures: [], cutOff: 0 };
}

const pause = 100;
const atOnce = 40;

/** Every fifth buyer presses the button twice. */
const pressesTwice = (index: number) => index % 5 === 0;

/** Sends each checkout until it is accepted or rejected, as a browser repeats it with its key. */
export async function sendPurchases(
  shop: CrashingShop,
  purchases: readonly Purchase[],
  onAnswered = () => {},
): Promise<void> {
  let next = 0;
  const buy = async () => {
    for (let index = next++; index < purchases.length; index = next++) {
      const purchase = purchases[index]!;
      const presses = Array.from({ length: pressesTwice(index) ? 2 : 1 }, () => purchase);
      await Promise.all(presses.map((each) => sendUntilAnswered(shop, each)));
      onAnswered();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buy));
}

/** Sends every acknowledged order again: the response must name the same order. */
export async function repeatPurchases(
  shop: CrashingShop,
  purchases: readonly Purchase[],
): Promise<void> {
  const known = purchases.filter(({ acknowledged }) => acknowledged.size > 0);
  await sendPurchases(shop, known);
}

async function sendUntilAnswered(shop: CrashingShop, purchase: Purchase): Promise<void> {
  for (;;) {
    const wasDisturbed = shop.isDisturbed();
    const response = await send(shop.url, purchase.checkout);
    const { status = 0, orderId } = response ?? {};
    if (orderId) {
      purchase.acknowledged.add(orderId);
      return;
    }
    if (status === 409) return;
    const mayFail = wasDisturbed || shop.isDisturbed() || status === 429;
    if (!mayFail) {
      purchase.failures.push(`${status || 'no answer'}`);
      return;
    }
    if (!wasDisturbed && status !== 429) purchase.cutOff += 1;
    await sleep(pause);
  }
}
