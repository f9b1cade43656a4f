import type { Bilingual } from '../bilingual.ts';
import { multiply, sum } from '../money.ts';

/** Identifies a piece: a product, or one of its variants. */
export interface CartKey {
  id: string;
  variantId: string | null;
}

/** The line as it was added; the server prices it again when ordering. */
export interface CartLine extends CartKey {
  slug: string;
  name: Bilingual;
  /** The names of the chosen colour, material and size. */
  options: Bilingual[];
  /** The query string that shows this choice on the product page. */
  query: string;
  picture: string | null;
  /** An exact decimal. */
  price: string;
  quantity: number;
  /** The available quantity when the line was added; caps `quantity`. */
  most: number;
}

export type CartLines = readonly CartLine[];

export const emptyLines: CartLines = [];

export const isSamePiece = (line: CartKey, { id, variantId }: CartKey) =>
  line.id === id && line.variantId === variantId;

const capQuantity = (line: CartLine): CartLine => ({
  ...line,
  quantity: Math.min(line.quantity, line.most),
});

export const findLine = (cart: CartLines, key: CartKey): CartLine | undefined =>
  cart.find((line) => isSamePiece(line, key));

/** Adding a piece again increases its quantity and updates price and stock. */
export function addLine(cart: CartLines, added: CartLine): CartLines {
  const present = findLine(cart, added);
  if (!present) return added.quantity > 0 && added.most > 0 ? [...cart, capQuantity(added)] : cart;
  const raised = capQuantity({ ...added, quantity: present.quantity + added.quantity });
  return cart.map((line) => (line === present ? raised : line));
}

/** Zero or less removes the line. */
export function setQuantity(cart: CartLines, key: CartKey, quantity: number): CartLines {
  if (quantity <= 0) return removeLine(cart, key);
  return cart.map((line) => (isSamePiece(line, key) ? capQuantity({ ...line, quantity }) : line));
}

/** Accepts the new price. */
export const setPrice = (cart: CartLines, key: CartKey, price: string): CartLines =>
  cart.map((line) => (isSamePiece(line, key) ? { ...line, price } : line));

export const removeLine = (cart: CartLines, key: CartKey): CartLines =>
  cart.filter((line) => !isSamePiece(line, key));

/** Puts a removed line back where it was; one that was added again since stays as it is. */
export function restoreLine(cart: CartLines, removed: CartLine, position: number): CartLines {
  if (findLine(cart, removed)) return cart;
  return cart.toSpliced(position, 0, removed);
}

export const countPieces = (cart: CartLines): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

export const lineTotal = ({ price, quantity }: CartLine): string => multiply(price, quantity);

/** Uses the prices that the customer saw. */
export const subtotal = (cart: CartLines): string => sum(cart.map(lineTotal));
