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
const cartOf = (...lines: CartLine[]): Cart => ({ lines, saved: [] });

/** The saved carts by user id. */
const accounts = () => new Map<string, string>();

function browser(saved: Map<string, string>, userId: string) {
  let current = emptyCart;
  let owner: string | null = null;
  let synced: string | null = null;
  const connection: CartConnection = {
    cart: {
      current: () => current,
      load: async () => {},
      change: async (edit) => void (current = edit(current)),
    },
    fetchSaved: async () => parseCart(saved.get(userId) ?? ''),
    sendSaved: async (text) => !!saved.set(userId, text),
    owner: {
      read: () => owner,
      write: (id) => void (owner = id),
      forget: () => void (owner = null),
    },
    synced: { read: () => synced, write: (text) => void (synced = text) },
  };
  const add = (added: CartLine) =>
    connection.cart.change((before) => ({ ...before, lines: addLine(before.lines, added) }));
  return { connection, add, lines: () => current.lines };
}

describe('signing in', () => {
  it('merges both carts up to the stock and returns what was merged', async () => {
    const saved = accounts().set('mona', serializeCart(cartOf(line(1, 2), line(2))));
    const { connection, add, lines } = browser(saved, 'mona');
    await add(line(1, 2));
    const merge = await syncOnSignIn('mona', connection);
    expect(lines().map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(merge?.capped).toHaveLength(1);
    expect(countPieces(merge!.pieces)).toBe(4);
    expect(parseCart(saved.get('mona')!)?.lines).toEqual(lines());
  });

  it('does not double the cart when it happens again', async () => {
    const saved = accounts();
    const { connection, add, lines } = browser(saved, 'mona');
    await add(line(1));
    expect(await syncOnSignIn('mona', connection)).toBeNull();
    await syncOnSignIn('mona', connection);
    await clearOnSignOut(connection);
    expect(lines()).toEqual([]);
    await syncOnSignIn('mona', connection);
    expect(lines()).toEqual([line(1)]);
  });

  it('drops what another customer left in this browser', async () => {
    const saved = accounts().set('omar', serializeCart(cartOf(line(2))));
    const { connection, add, lines } = browser(saved, 'omar');
    connection.owner.write('mona');
    await add(line(1));
    await syncOnSignIn('omar', connection);
    expect(lines()).toEqual([line(2)]);
  });

  it('changes nothing while the server cannot be reached', async () => {
    const { connection, add, lines } = browser(accounts(), 'mona');
    await add(line(1));
    await syncOnSignIn('mona', { ...connection, fetchSaved: async () => undefined });
    expect(lines()).toEqual([line(1)]);
    expect(connection.owner.read()).toBeNull();
  });
});

describe('a second browser of the same customer', () => {
  it('receives what the first one has changed', async () => {
    const saved = accounts();
    const [phone, desk] = [browser(saved, 'mona'), browser(saved, 'mona')];
    await syncOnSignIn('mona', phone.connection);
    await syncOnSignIn('mona', desk.connection);
    await phone.add(line(1));
    await pushCart(phone.connection);
    await syncOnSignIn('mona', desk.connection);
    expect(desk.lines()).toEqual([line(1)]);
  });

  it('keeps changes that could not be sent and sends them later', async () => {
    const saved = accounts();
    const { connection, add, lines } = browser(saved, 'mona');
    await syncOnSignIn('mona', connection);
    await add(line(1));
    await pushCart({ ...connection, sendSaved: async () => false });
    await syncOnSignIn('mona', connection);
    expect(lines()).toEqual([line(1)]);
    expect(parseCart(saved.get('mona')!)?.lines).toEqual([line(1)]);
  });
});
