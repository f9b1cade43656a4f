import type { Bilingual } from '../bilingual.ts';
import type { DayRange } from '../catalog/delivery.ts';
import { isMadeToOrder } from '../catalog/delivery-promise.ts';
import type { StockStatus } from '../catalog/product.ts';
import type { Aspect } from '../catalog/variant-choice.ts';
import { maxToBuy, effectiveStockStatus } from '../catalog/stock.ts';
import { compareAmounts, multiply } from '../money.ts';
import type { WantedItem } from './checkout-input.ts';

/** The name of a chosen colour, material or size. */
export interface ChosenOption extends Bilingual {
  aspect: Aspect;
}

/** Identity and presentation of a piece. */
interface NamedPiece {
  productId: string;
  variantId: string | null;
  slug: string;
  name: Bilingual;
  workshop: Bilingual | null;
  sku: string;
  /** Its category. */
  room: string;
  options: ChosenOption[];
  /** The query string that shows this choice on the product page. */
  query: string;
  picture: string | null;
}

/** Current price and stock of a product or variant. */
export interface Piece extends NamedPiece {
  price: string;
  /** The product's own status; the quantity decides unless it is sold out or on pre-order. */
  stockStatus: StockStatus;
  lowStockThreshold: number;
  pieces: number;
  leadTime: DayRange | null;
}

/**
 * `reduced`: fewer than wanted. `variant_required`: the product is offered, but only as one of its
 * variants. `gone`: no longer offered, or never was.
 */
export type LineState = 'available' | 'reduced' | UnavailableState;

type UnavailableState = 'sold_out' | 'variant_required' | 'gone';

/** Whether nothing of the line can be ordered. */
export const isUnavailable = (state: LineState | LineChange['kind']): state is UnavailableState =>
  state === 'sold_out' || state === 'variant_required' || state === 'gone';

export interface PricedLine extends NamedPiece {
  unitPrice: string;
  wanted: number;
  /** The quantity that is available to the buyer. */
  quantity: number;
  lineTotal: string;
  state: LineState;
  stockStatus: StockStatus;
  /** The maximum that can be ordered. */
  most: number;
  /** Produced after ordering, not taken from stock. */
  madeToOrder: boolean;
  leadTime: DayRange | null;
}

/** Merges repeated pieces into one line. */
export function mergeWanted(items: readonly WantedItem[]): WantedItem[] {
  const merged = new Map<string, WantedItem>();
  for (const item of items) {
    const key = pieceKey(item.product_id, item.variant_id);
    const before = merged.get(key);
    merged.set(key, before ? { ...item, quantity: before.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

export const pieceKey = (productId: string, variantId: string | null): string =>
  `${productId} ${variantId ?? ''}`.toLowerCase();

export function priceLine(piece: Piece | undefined, item: WantedItem): PricedLine {
  const wanted = item.quantity;
  if (!piece) return { ...nothing, productId: item.product_id, variantId: item.variant_id, wanted };
  const { stockStatus: ofProduct, lowStockThreshold, pieces, price, ...shown } = piece;
  const stockStatus = effectiveStockStatus({ stockStatus: ofProduct, lowStockThreshold }, pieces);
  const most = maxToBuy(stockStatus, pieces);
  const quantity = Math.min(wanted, most);
  return {
    ...shown,
    unitPrice: price,
    wanted,
    quantity,
    lineTotal: multiply(price, quantity),
    state: most === 0 ? 'sold_out' : quantity < wanted ? 'reduced' : 'available',
    stockStatus,
    most,
    madeToOrder: isMadeToOrder(stockStatus),
  };
}

/** A product of which the client named no variant; slug and name let it ask for one. */
export const lineWithoutVariant = (
  product: Pick<NamedPiece, 'slug' | 'name' | 'picture'>,
  item: WantedItem,
): PricedLine => ({ ...priceLine(undefined, item), ...product, state: 'variant_required' });

const nothing: Omit<PricedLine, 'productId' | 'variantId' | 'wanted'> = {
  slug: '',
  name: { en: '', ar: '' },
  workshop: null,
  sku: '',
  room: '',
  options: [],
  query: '',
  picture: null,
  unitPrice: '0.00',
  quantity: 0,
  lineTotal: '0.00',
  state: 'gone',
  stockStatus: 'out_of_stock',
  most: 0,
  madeToOrder: false,
  leadTime: null,
};

/** A difference from what the buyer saw. */
export type LineChange =
  | { kind: UnavailableState }
  | { kind: 'reduced'; wanted: number; left: number }
  | { kind: 'price_raised' | 'price_dropped'; old: string; new: string };

export type CartChange = LineChange & { productId: string; variantId: string | null };

export function changesOf(line: PricedLine, seen: string | undefined): CartChange[] {
  const { productId, variantId, state, unitPrice, wanted, quantity } = line;
  const piece = { productId, variantId };
  if (isUnavailable(state)) return [{ ...piece, kind: state }];
  const changes: CartChange[] = [];
  if (state === 'reduced') changes.push({ ...piece, kind: 'reduced', wanted, left: quantity });
  const difference = seen === undefined ? 0 : compareAmounts(unitPrice, seen);
  if (seen !== undefined && difference !== 0) {
    const kind = difference > 0 ? 'price_raised' : 'price_dropped';
    changes.push({ ...piece, kind, old: seen, new: unitPrice });
  }
  return changes;
}
