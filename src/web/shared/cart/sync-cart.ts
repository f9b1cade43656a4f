import { emptyCart, mergeCarts, serializeCart, type Cart } from '#domain/cart/cart.ts';
import type { CartLines } from '#domain/cart/cart-lines.ts';

/** The saved cart on the server, and what this browser has stored about it. */
export interface CartConnection {
  cart: {
    current(): Cart;
    load(): Promise<void>;
    change(edit: (cart: Cart) => Cart): Promise<unknown>;
  };
  /** Undefined when the request failed; null when nothing is saved. */
  fetchSaved(): Promise<Cart | null | undefined>;
  /** Resolves to whether it was saved. */
  sendSaved(text: string): Promise<boolean>;
  /** The user whose cart this browser holds; null for a visitor. */
  owner: { read(): string | null; write(userId: string): void; forget(): void };
  /** The cart as the server last knew it. */
  synced: { read(): string | null; write(text: string): void };
}

/**
 * The result of merging a visitor's cart with the saved one; null when there was nothing to merge.
 */
export type CartMerge = { pieces: CartLines; capped: CartLines } | null;

/** After sign-out the browser's cart is emptied; the customer's copy stays on the server. */
export async function clearOnSignOut({ cart, owner }: CartConnection): Promise<void> {
  if (owner.read() === null) return;
  owner.forget();
  await cart.change(() => emptyCart);
}

/** Merges the browser's cart with the saved one, so that a customer who signs in loses neither. */
export async function syncOnSignIn(userId: string, connection: CartConnection): Promise<CartMerge> {
  const { cart, owner, synced } = connection;
  const saved = await connection.fetchSaved();
  if (saved === undefined) return null;
  await cart.load();
  const before = owner.read();
  const isOwn = before === userId;
  const isChanged = serializeCart(cart.current()) !== synced.read();
  let merge: CartMerge = null;
  if (isOwn && saved && !isChanged) await cart.change(() => saved);
  if (!isOwn) merge = await mergeInto(saved ?? emptyCart, before === null, connection);
  owner.write(userId);
  await pushCart(connection);
  return merge;
}

async function mergeInto(
  saved: Cart,
  isVisitors: boolean,
  { cart }: CartConnection,
): Promise<CartMerge> {
  let merge: CartMerge = null;
  await cart.change((current) => {
    // A cart left by another customer is not merged.
    const brought = isVisitors ? current : emptyCart;
    const { cart: merged, capped } = mergeCarts(saved, brought);
    const isMerge = saved.lines.length > 0 && brought.lines.length > 0;
    merge = isMerge ? { pieces: merged.lines, capped } : null;
    return merged;
  });
  return merge;
}

/** Sends the cart if the server does not have this version yet. */
export async function pushCart({ cart, synced, sendSaved }: CartConnection): Promise<void> {
  const text = serializeCart(cart.current());
  if (text === synced.read()) return;
  if (await sendSaved(text)) synced.write(text);
}
