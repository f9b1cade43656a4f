import {
  addLine,
  emptyCart,
  findLine,
  isSamePiece,
  removeLine,
  type Cart,
  type CartKey,
  type CartLine,
} from './cart.ts';

/** What somebody wants now, and what may wait. */
export interface Basket {
  lines: Cart;
  saved: Cart;
}

export const emptyBasket: Basket = { lines: emptyCart, saved: emptyCart };

/** Raised when lines change their shape: what an older page stored is then dropped, not guessed at. */
export const basketVersion = 1;

export const writeBasket = ({ lines, saved }: Basket): string =>
  JSON.stringify({ version: basketVersion, lines, saved });

/** Saved again, a piece keeps its place, as it was seen last. */
function keep(saved: Cart, line: CartLine): Cart {
  if (!findLine(saved, line)) return [...saved, line];
  return saved.map((each) => (isSamePiece(each, line) ? line : each));
}

export function saveForLater({ lines, saved }: Basket, key: CartKey): Basket {
  const line = findLine(lines, key);
  return line ? { lines: removeLine(lines, key), saved: keep(saved, line) } : { lines, saved };
}

export function moveToCart({ lines, saved }: Basket, key: CartKey): Basket {
  const line = findLine(saved, key);
  return line ? { lines: addLine(lines, line), saved: removeLine(saved, key) } : { lines, saved };
}

export interface Merged {
  basket: Basket;
  /** Of these there are fewer than both carts wanted together. */
  capped: Cart;
}

/** Two carts of one person become one: the same pieces add up as far as there are any. */
export function mergeBaskets(kept: Basket, brought: Basket): Merged {
  const lines = brought.lines.reduce(addLine, kept.lines);
  const wanted = (line: CartLine) =>
    (findLine(kept.lines, line)?.quantity ?? 0) + (findLine(brought.lines, line)?.quantity ?? 0);
  const saved = brought.saved.reduce(keep, kept.saved);
  return {
    basket: { lines, saved: saved.filter((line) => !findLine(lines, line)) },
    capped: lines.filter((line) => line.quantity < wanted(line)),
  };
}
