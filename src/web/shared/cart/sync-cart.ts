import { emptyBasket, mergeBaskets, writeBasket, type Basket } from '#domain/cart/basket.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** The account's copy, and the browser's notes about it. */
export interface CartConnection {
  cart: {
    current(): Basket;
    load(): Promise<void>;
    change(edit: (basket: Basket) => Basket): Promise<unknown>;
  };
  /** Undefined when it could not be asked for; null when the account keeps none. */
  fetchSaved(): Promise<Basket | null | undefined>;
  /** Whether it arrived. */
  sendSaved(text: string): Promise<boolean>;
  /** Whose cart this browser holds; null is a visitor's. */
  owner: { read(): string | null; write(userId: string): void; forget(): void };
  /** The cart as the account knew it last. */
  synced: { read(): string | null; write(text: string): void };
}

/** What a visitor's cart and the account's became; null when there was nothing to bring together. */
export type CartMerge = { pieces: Cart; capped: Cart } | null;

/** Whoever signs out takes their cart along: it waits in the account. */
export async function clearOnSignOut({ cart, owner }: CartConnection): Promise<void> {
  if (owner.read() === null) return;
  owner.forget();
  await cart.change(() => emptyBasket);
}

/** Brings browser and account together; whoever signs in here keeps what either had. */
export async function syncOnSignIn(userId: string, means: CartConnection): Promise<CartMerge> {
  const { cart, owner, synced } = means;
  const kept = await means.fetchSaved();
  if (kept === undefined) return null;
  await cart.load();
  const before = owner.read();
  const isOwn = before === userId;
  const isChanged = writeBasket(cart.current()) !== synced.read();
  let news: CartMerge = null;
  if (isOwn && kept && !isChanged) await cart.change(() => kept);
  if (!isOwn) news = await mergeInto(kept ?? emptyBasket, before === null, means);
  owner.write(userId);
  await pushCart(means);
  return news;
}

async function mergeInto(
  kept: Basket,
  isVisitors: boolean,
  { cart }: CartConnection,
): Promise<CartMerge> {
  let news: CartMerge = null;
  await cart.change((current) => {
    // What somebody else left in this browser is not brought along.
    const brought = isVisitors ? current : emptyBasket;
    const { basket, capped } = mergeBaskets(kept, brought);
    const isNews = kept.lines.length > 0 && brought.lines.length > 0;
    news = isNews ? { pieces: basket.lines, capped } : null;
    return basket;
  });
  return news;
}

/** Sends what the account does not know yet. */
export async function pushCart({ cart, synced, sendSaved }: CartConnection): Promise<void> {
  const text = writeBasket(cart.current());
  if (text === synced.read()) return;
  if (await sendSaved(text)) synced.write(text);
}
