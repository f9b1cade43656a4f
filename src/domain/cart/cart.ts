import {
  addLine,
  emptyLines,
  findLine,
  isSamePiece,
  removeLine,
  type CartLines,
  type CartKey,
  type CartLine,
} from './cart-lines.ts';

/** What somebody wants now, and what may wait. */
export interface Cart {
  lines: CartLines;
  saved: CartLines;
}

export const emptyCart: Cart = { lines: emptyLines, saved: emptyLines };

/** Raised when lines change their shape: what an older page stored is then dropped, not guessed at. */
export const cartVersion = 1;

export const serializeCart = ({ lines, saved }: Cart): string =>
  JSON.stringify({ version: cartVersion, lines, saved });

/** Saved again, a piece keeps its place, as it was seen last. */
function saveLine(saved: CartLines, line: CartLine): CartLines {
  if (!findLine(saved, line)) return [...saved, line];
  return saved.map((each) => (isSamePiece(each, line) ? line : each));
}

export function saveForLater({ lines, saved }: Cart, key: CartKey): Cart {
  const line = findLine(lines, key);
  return line ? { lines: removeLine(lines, key), saved: saveLine(saved, line) } : { lines, saved };
}

export function moveToCart({ lines, saved }: Cart, key: CartKey): Cart {
  const line = findLine(saved, key);
  return line ? { lines: addLine(lines, line), saved: removeLine(saved, key) } : { lines, saved };
}

export interface MergedCarts {
  cart: Cart;
  /** Of these there are fewer than both carts wanted together. */
  capped: CartLines;
}

/** Two carts of one person become one: the same pieces add up as far as there are any. */
export function mergeCarts(kept: Cart, brought: Cart): MergedCarts {
  const lines = brought.lines.reduce(addLine, kept.lines);
  const wanted = (line: CartLine) =>
    (findLine(kept.lines, line)?.quantity ?? 0) + (findLine(brought.lines, line)?.quantity ?? 0);
  const saved = brought.saved.reduce(saveLine, kept.saved);
  return {
    cart: { lines, saved: saved.filter((line) => !findLine(lines, line)) },
    capped: lines.filter((line) => line.quantity < wanted(line)),
  };
}
