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

export type Cart = readonly CartLine[];

export const emptyCart: Cart = [];

export const isSamePiece = (line: CartKey, { id, variantId }: CartKey) =>
  line.id === id && line.variantId === variantId;

const within = (line: CartLine): CartLine => ({
  ...line,
  quantity: Math.min(line.quantity, line.most),
});

export const findLine = (cart: Cart, key: CartKey): CartLine | undefined =>
  cart.find((line) => isSamePiece(line, key));

/** The same piece again raises the quantity, and brings its newest price and stock. */
export function addLine(cart: Cart, added: CartLine): Cart {
  const present = findLine(cart, added);
  if (!present) return added.quantity > 0 && added.most > 0 ? [...cart, within(added)] : cart;
  const raised = within({ ...added, quantity: present.quantity + added.quantity });
  return cart.map((line) => (line === present ? raised : line));
}

/** Nothing, or less than nothing, takes the line out. */
export function setQuantity(cart: Cart, key: CartKey, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, key);
  return cart.map((line) => (isSamePiece(line, key) ? within({ ...line, quantity }) : line));
}

/** The buyer agrees to another price. */
export const setPrice = (cart: Cart, key: CartKey, price: string): Cart =>
  cart.map((line) => (isSamePiece(line, key) ? { ...line, price } : line));

export const removeLine = (cart: Cart, key: CartKey): Cart =>
  cart.filter((line) => !isSamePiece(line, key));

export const countPieces = (cart: Cart): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

export const lineTotal = ({ price, quantity }: CartLine): string => multiply(price, quantity);

/** Of the prices as they were shown. */
export const subtotal = (cart: Cart): string => sum(cart.map(lineTotal));
