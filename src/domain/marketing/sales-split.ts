/** What the sums of sales can be narrowed to. */
export const salesSplits = ['room', 'product', 'governorate', 'buyer', 'coupon'] as const;
export type SalesSplit = (typeof salesSplits)[number];

/** One part of the sales: a room, a product, a governorate. */
export interface SalesPart {
  split: SalesSplit;
  value: string;
}

export function readSalesPart(search: URLSearchParams): SalesPart | null {
  const split = salesSplits.find((each) => each === search.get('split'));
  const value = search.get('value');
  return split && value !== null ? { split, value } : null;
}

export const searchOfPart = ({ split, value }: SalesPart): string =>
  `split=${split}&value=${encodeURIComponent(value)}`;
