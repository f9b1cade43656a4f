import type { Bilingual } from '../bilingual.ts';
import { multiply, sum } from '../money.ts';

/** Which piece: a product, or one of its variants. */
export interface CartKey {
  id: string;
  variantId: string | null;
}

/** What the reader saw when putting it in; the server decides anew when ordering. */
export interface CartLine extends CartKey {
  slug: string;
  name: Bilingual;
  /** The chosen colour, material and size in words. */
  options: Bilingual[];
  /** The address that shows this very choice. */
  query: string;
  picture: string | null;
  /** An exact decimal. */
  price: string;
  quantity: number;
  /** As many as there were; no line asks for more. */
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

/** The same piece again raises the quantity, and brings its newest price and stock. */
export function addLine(cart: CartLines, added: CartLine): CartLines {
  const present = findLine(cart, added);
  if (!present) return added.quantity > 0 && added.most > 0 ? [...cart, capQuantity(added)] : cart;
  const raised = capQuantity({ ...added, quantity: present.quantity + added.quantity });
  return cart.map((line) => (line === present ? raised : line));
}

/** Nothing, or less than nothing, takes the line out. */
export function setQuantity(cart: CartLines, key: CartKey, quantity: number): CartLines {
  if (quantity <= 0) return removeLine(cart, key);
  return cart.map((line) => (isSamePiece(line, key) ? capQuantity({ ...line, quantity }) : line));
}

/** The buyer agrees to another price. */
export const setPrice = (cart: CartLines, key: CartKey, price: string): CartLines =>
  cart.map((line) => (isSamePiece(line, key) ? { ...line, price } : line));

export const removeLine = (cart: CartLines, key: CartKey): CartLines =>
  cart.filter((line) => !isSamePiece(line, key));

export const countPieces = (cart: CartLines): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

export const lineTotal = ({ price, quantity }: CartLine): string => multiply(price, quantity);

/** Of the prices as they were shown. */
export const subtotal = (cart: CartLines): string => sum(cart.map(lineTotal));
