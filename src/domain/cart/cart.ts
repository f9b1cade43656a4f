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

/** The lines to order, and the lines saved for later. */
export interface Cart {
  lines: CartLines;
  saved: CartLines;
}

export const emptyCart: Cart = { lines: emptyLines, saved: emptyLines };

/** Increase when the format of lines changes; carts stored in an older format are dropped. */
export const cartVersion = 1;

export const serializeCart = ({ lines, saved }: Cart): string =>
  JSON.stringify({ version: cartVersion, lines, saved });

/** A piece that is saved again keeps its position and takes the newer data. */
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
  /** Lines of which both carts together wanted more than is available. */
  capped: CartLines;
}

/** Merges two carts of one customer. Quantities of the same piece add up to what is available. */
export function mergeCarts(stored: Cart, brought: Cart): MergedCarts {
  const lines = brought.lines.reduce(addLine, stored.lines);
  const wanted = (line: CartLine) =>
    (findLine(stored.lines, line)?.quantity ?? 0) + (findLine(brought.lines, line)?.quantity ?? 0);
  const saved = brought.saved.reduce(saveLine, stored.saved);
  return {
    cart: { lines, saved: saved.filter((line) => !findLine(lines, line)) },
    capped: lines.filter((line) => line.quantity < wanted(line)),
  };
}
