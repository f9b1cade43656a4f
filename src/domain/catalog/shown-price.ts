import { compareAmounts } from '../money.ts';

/** What is charged for a piece, and the price before a discount, if there is one. */
export interface Charge {
  price: string;
  originalPrice: string | null;
}

/** What a list says that a product costs. */
export interface ShownPrice extends Charge {
  /** Its variants have different prices, of which this is the lowest. */
  isFrom: boolean;
}

/** As products and variants are stored. */
export interface StoredPrice {
  price: string;
  discount_price: string | null;
}

export const chargeOf = ({ price, discount_price: reduced }: StoredPrice): Charge =>
  reduced === null ? { price, originalPrice: null } : { price: reduced, originalPrice: price };

/** Whether any variant of a product counts as sold or as not sold, whatever its own stock. */
interface Flags {
  isPreorder: boolean;
  isSoldOut: boolean;
}

interface StockedCharge extends Charge {
  inventory: number;
}

/**
 * The price that stands for a product with variants on cards, in filters and sorts, feeds and mails: that of
 * the cheapest variant that can be bought now, or of all while none can. Of equal prices the one without a
 * discount counts: no saving is claimed that a buyer does not make. The database keeps it by the same
 * rule (private.shown_price). Null without variants: a product then has a price of its own.
 */
export function shownPrice(variants: readonly StockedCharge[], flags: Flags): ShownPrice | null {
  const inStock = variants.filter(({ inventory }) => inventory > 0);
  const isByStock = inStock.length > 0 && !flags.isPreorder && !flags.isSoldOut;
  const [first, ...others] = (isByStock ? inStock : variants).toSorted(compareCharges);
  if (!first) return null;
  const { price, originalPrice } = first;
  return { price, originalPrice, isFrom: others.some((other) => other.price !== price) };
}

/** The cheapest first. */
const compareCharges = (one: Charge, other: Charge): number =>
  compareAmounts(one.price, other.price) ||
  compareAmounts(one.originalPrice ?? one.price, other.originalPrice ?? other.price);
