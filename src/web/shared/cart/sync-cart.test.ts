import { describe, expect, it } from 'vitest';
import { emptyCart, serializeCart, type Cart } from '#domain/cart/cart.ts';
import { addLine, countPieces, type CartLine } from '#domain/cart/cart-lines.ts';
import { parseCart } from '#domain/cart/parse-cart.ts';
import { syncOnSignIn, clearOnSignOut, pushCart, type CartConnection } from './sync-cart.ts';

const line = (last: number, quantity = 1): CartLine => ({
  id: `7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a0${last}`,
  ...{ variantId: null, slug: 'amir-table', name: { en: 'Table', ar: 'ترابيزة' }, options: [] },
  ...{ query: '', picture: null, price: '10.00', quantity, most: 3 },
});
const basket = (...lines: CartLine[]): Cart => ({ lines, saved: [] });

/** The saved carts by user id. */
const accounts = () => new Map<string, string>();

function browser(kept: Map<string, string>, userId: string) {
  let current = emptyCart;
  let owner: string | null = null;
  let synced: string | null = null;
  const means: CartConnection = {
    cart: {
      current: () => current,
      load: async () => {},
      change: async (edit) => void (current = edit(current)),
    },
    fetchSaved: async () => parseCart(kept.get(userId) ?? ''),
    sendSaved: async (text) => !!kept.set(userId, text),
    owner: {
      read: () => owner,
      write: (id) => void (owner = id),
      forget: () => void (owner = null),
    },
    synced: { read: () => synced, write: (text) => void (synced = text) },
  };
  const add = (added: CartLine) =>
    means.cart.change((before) => ({ ...before, lines: addLine(before.lines, added) }));
  return { means, add, lines: () => current.lines };
}

describe('signing in', () => {
  it('merges both carts up to the stock and returns what was merged', async () => {
    const kept = accounts().set('mona', serializeCart(basket(line(1, 2), line(2))));
    const { means, add, lines } = browser(kept, 'mona');
    await add(line(1, 2));
    const news = await syncOnSignIn('mona', means);
    expect(lines().map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(news?.capped).toHaveLength(1);
    expect(countPieces(news!.pieces)).toBe(4);
    expect(parseCart(kept.get('mona')!)?.lines).toEqual(lines());
  });

  it('does not double the cart when it happens again', async () => {
    const kept = accounts();
    const { means, add, lines } = browser(kept, 'mona');
    await add(line(1));
    expect(await syncOnSignIn('mona', means)).toBeNull();
    await syncOnSignIn('mona', means);
    await clearOnSignOut(means);
    expect(lines()).toEqual([]);
    await syncOnSignIn('mona', means);
    expect(lines()).toEqual([line(1)]);
  });

  it('drops what another customer left in this browser', async () => {
    const kept = accounts().set('omar', serializeCart(basket(line(2))));
    const { means, add, lines } = browser(kept, 'omar');
    means.owner.write('mona');
    await add(line(1));
    await syncOnSignIn('omar', means);
    expect(lines()).toEqual([line(2)]);
  });

  it('changes nothing while the server cannot be reached', async () => {
    const { means, add, lines } = browser(accounts(), 'mona');
    await add(line(1));
    await syncOnSignIn('mona', { ...means, fetchSaved: async () => undefined });
    expect(lines()).toEqual([line(1)]);
    expect(means.owner.read()).toBeNull();
  });
});

describe('a second browser of the same customer', () => {
  it('receives what the first one has changed', async () => {
    const kept = accounts();
    const [phone, desk] = [browser(kept, 'mona'), browser(kept, 'mona')];
    await syncOnSignIn('mona', phone.means);
    await syncOnSignIn('mona', desk.means);
    await phone.add(line(1));
    await pushCart(phone.means);
    await syncOnSignIn('mona', desk.means);
    expect(desk.lines()).toEqual([line(1)]);
  });

  it('keeps changes that could not be sent and sends them later', async () => {
    const kept = accounts();
    const { means, add, lines } = browser(kept, 'mona');
    await syncOnSignIn('mona', means);
    await add(line(1));
    await pushCart({ ...means, sendSaved: async () => false });
    await syncOnSignIn('mona', means);
    expect(lines()).toEqual([line(1)]);
    expect(parseCart(kept.get('mona')!)?.lines).toEqual([line(1)]);
  });
});
