import { describe, expect, it } from 'vitest';
import { emptyCart, saveForLater, type Cart } from '#domain/cart/cart.ts';
import { addLine, countPieces, type CartLine } from '#domain/cart/cart-lines.ts';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { createCartStore } from './cart-store.ts';

const line = (last: number, quantity = 1): CartLine => ({
  id: `7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a0${last}`,
  ...{ variantId: null, slug: 'amir-table', name: { en: 'Table', ar: 'ترابيزة' }, options: [] },
  ...{ query: '', picture: null, price: '10.00', quantity, most: 9 },
});

/** One storage shared by several tabs. */
function storage(rejects = false) {
  const medium = {
    text: null as string | null,
    read: () => medium.text,
    write(text: string) {
      if (rejects) throw new Error('QuotaExceededError');
      medium.text = text;
    },
  };
  return medium;
}

const tab = (medium: ReturnType<typeof storage>) =>
  createCartStore({ medium, parse: (text) => Promise.resolve(parseCart(text)) });

const add =
  (...lines: CartLine[]) =>
  (cart: Cart): Cart => ({ ...cart, lines: lines.reduce(addLine, cart.lines) });

describe("the browser's cart", () => {
  it('survives a reload', async () => {
    const medium = storage();
    const first = tab(medium);
    expect(await first.change(add(line(1), line(2), line(3)))).toBe(true);
    await first.change((cart) => saveForLater(cart, line(3)));
    const reloaded = tab(medium);
    expect(reloaded.current()).toEqual({ ...emptyCart, isLoaded: false });
    await reloaded.load();
    expect(reloaded.current()).toEqual({
      ...{ lines: [line(1), line(2)], saved: [line(3)] },
      isLoaded: true,
    });
  });

  it('loses nothing when two tabs add at the same time', async () => {
    const medium = storage();
    const tabs = [tab(medium), tab(medium)];
    for (const each of tabs) await each.load();
    await Promise.all(tabs.map((each) => each.change(add(line(1)))));
    await Promise.all(tabs.map((each) => each.change(add(line(2)))));
    for (const each of tabs) await each.load();
    for (const each of tabs) expect(countPieces(each.current().lines)).toBe(4);
  });

  it('loses nothing when a button is pressed quickly', async () => {
    const medium = storage();
    const one = tab(medium);
    await Promise.all([1, 2, 3, 4, 5].map(() => one.change(add(line(1)))));
    expect(countPieces(one.current().lines)).toBe(5);
    expect(parseCart(medium.text!)?.lines).toEqual(one.current().lines);
  });

  it('starts empty when the stored cart is damaged', async () => {
    const medium = storage();
    medium.text = '{"version":1,"lines":[{"id":';
    const one = tab(medium);
    await one.load();
    expect(one.current()).toEqual({ ...emptyCart, isLoaded: true });
    await one.change(add(line(1)));
    expect(parseCart(medium.text)?.lines).toEqual([line(1)]);
  });

  it('reports when it cannot be stored, and keeps the change for this page', async () => {
    const one = tab(storage(true));
    expect(await one.change(add(line(1)))).toBe(false);
    expect(await one.change(add(line(2)))).toBe(false);
    expect(one.current().lines).toEqual([line(1), line(2)]);
  });

  it('notifies subscribers until they unsubscribe', async () => {
    const one = tab(storage());
    let notified = 0;
    const stop = one.subscribe(() => (notified += 1));
    await one.change(add(line(1)));
    const before = notified;
    expect(before).toBeGreaterThan(0);
    stop();
    await one.change(add(line(1)));
    expect(notified).toBe(before);
  });
});
