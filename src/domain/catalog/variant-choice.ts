import type { ProductDetail, StockStatus, Variant } from './product.ts';
import { maxToBuy, effectiveStockStatus } from './stock.ts';

/** The attributes in which variants differ, as in the query string. */
export const aspects = ['color', 'material', 'size'] as const;
export type Aspect = (typeof aspects)[number];

/** The selected value of each attribute. */
export type OptionSelection = Partial<Record<Aspect, string>>;

/** The selection in the query string, not validated. */
export function readOptionSelection(search: URLSearchParams): OptionSelection {
  const wanted: OptionSelection = {};
  for (const aspect of aspects) {
    const value = search.get(aspect);
    if (value) wanted[aspect] = value;
  }
  return wanted;
}

/** Replaces the selection in a query string and keeps its other parts. */
export function writeOptionSelection(search: URLSearchParams, selection: OptionSelection): string {
  const next = new URLSearchParams(search);
  for (const aspect of aspects) {
    const value = selection[aspect];
    if (value) next.set(aspect, value);
    else next.delete(aspect);
  }
  const text = next.toString();
  return text && `?${text}`;
}

type Choosable = Pick<
  ProductDetail,
  'variants' | 'stockStatus' | 'lowStockThreshold' | 'price' | 'originalPrice'
>;

export interface VariantChoice {
  selection: OptionSelection;
  /** Null when this combination does not exist. */
  variant: Variant | null;
}

/**
 * A complete selection is used as it is, even if it does not exist, so that the page can say so.
 * Otherwise selects the variant that matches most, can be bought, and costs what lists say.
 */
export function chooseVariant(product: Choosable, wanted: OptionSelection): VariantChoice {
  const { variants } = product;
  const offered = aspects.filter((aspect) => variants.some((variant) => variant[aspect]));
  const known = offered.filter((aspect) =>
    variants.some((variant) => variant[aspect] === wanted[aspect]),
  );
  if (known.length === offered.length) {
    const selection = Object.fromEntries(
      known.map((aspect) => [aspect, wanted[aspect]]),
    ) as OptionSelection;
    return { selection, variant: findVariant(variants, selection) };
  }
  const rank = (variant: Variant) =>
    4 * known.filter((aspect) => variant[aspect] === wanted[aspect]).length +
    (canBuy(product, variant) ? 2 : 0) +
    (variant.price === product.price && variant.originalPrice === product.originalPrice ? 1 : 0);
  const variant = variants.reduce((best, next) => (rank(next) > rank(best) ? next : best));
  return { selection: optionsOfVariant(variant), variant };
}

const canBuy = (product: Choosable, { inventory }: Variant) =>
  maxToBuy(effectiveStockStatus(product, inventory), inventory) > 0;

function optionsOfVariant(variant: Variant): OptionSelection {
  const pairs = aspects.flatMap((aspect) => (variant[aspect] ? [[aspect, variant[aspect]]] : []));
  return Object.fromEntries(pairs) as OptionSelection;
}

function findVariant(variants: readonly Variant[], selection: OptionSelection): Variant | null {
  const isChosen = (variant: Variant) =>
    aspects.every((aspect) => (variant[aspect] ?? undefined) === selection[aspect]);
  return variants.find(isChosen) ?? null;
}

export type OptionState = 'available' | 'sold_out' | 'not_made';

/** The state of an option, given the other selected values. */
export function optionState(
  product: Choosable,
  selection: OptionSelection,
  [aspect, value]: readonly [Aspect, string],
): OptionState {
  const variant = findVariant(product.variants, { ...selection, [aspect]: value });
  if (!variant) return 'not_made';
  return canBuy(product, variant) ? 'available' : 'sold_out';
}

/** What each value of an attribute would cost; empty when it makes no difference. */
export function optionPrices(
  { variants }: Choosable,
  selection: OptionSelection,
  aspect: Aspect,
): ReadonlyMap<string, string> {
  const others = aspects.filter((other) => other !== aspect);
  const isAlike = (variant: Variant) =>
    others.every((other) => (variant[other] ?? undefined) === selection[other]);
  const prices = new Map(
    variants.filter(isAlike).map((variant) => [variant[aspect] ?? '', variant.price]),
  );
  return new Set(prices.values()).size > 1 ? prices : new Map();
}

export interface Offer {
  sku: string;
  price: string;
  originalPrice: string | null;
  /** Null when this combination does not exist. */
  status: StockStatus | null;
  pieces: number;
  /** The maximum for the cart. */
  most: number;
}

/** Price and stock of the selected variant, or of a product without variants. */
export function offerOf(
  product: ProductDetail,
  { variant }: Pick<VariantChoice, 'variant'>,
): Offer {
  const { sku, price, originalPrice } = variant ?? product;
  if (!variant && product.variants.length > 0) {
    return { sku, price, originalPrice, status: null, pieces: 0, most: 0 };
  }
  const pieces = variant ? variant.inventory : product.quantity;
  const status = effectiveStockStatus(product, pieces);
  return { sku, price, originalPrice, status, pieces, most: maxToBuy(status, pieces) };
}
