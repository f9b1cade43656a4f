import type { Bilingual } from '../bilingual.ts';
import type { DayRange } from '../catalog/delivery.ts';
import type { StockStatus } from '../catalog/product.ts';
import type { Aspect } from '../catalog/variant-choice.ts';
import { maxToBuy, effectiveStockStatus } from '../catalog/stock.ts';
import { compareAmounts, multiply } from '../money.ts';
import type { WantedItem } from './checkout-input.ts';

/** A chosen colour, material or size in words. */
export interface ChosenOption extends Bilingual {
  aspect: Aspect;
}

/** Which piece it is, and how it is shown. */
interface NamedPiece {
  productId: string;
  variantId: string | null;
  slug: string;
  name: Bilingual;
  workshop: Bilingual | null;
  sku: string;
  options: ChosenOption[];
  /** The address that shows this very choice. */
  query: string;
  picture: string | null;
}

/** What the shop says of a product or of one of its variants, right now. */
export interface Piece extends NamedPiece {
  price: string;
  /** Of the product; the pieces decide where it leaves that open. */
  stockStatus: StockStatus;
  lowStockThreshold: number;
  pieces: number;
  leadTime: DayRange | null;
}

/** `reduced`: fewer than wanted. `gone`: no longer offered, or never was. */
export type LineState = 'available' | 'reduced' | 'sold_out' | 'gone';

export interface PricedLine extends NamedPiece {
  unitPrice: string;
  wanted: number;
  /** As many as the buyer gets. */
  quantity: number;
  lineTotal: string;
  state: LineState;
  stockStatus: StockStatus;
  /** As many as one may ask for. */
  most: number;
  /** Made after it was ordered, and taken from no stock. */
  madeToOrder: boolean;
  leadTime: DayRange | null;
}

/** The same piece asked for twice is one line. */
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
    madeToOrder: stockStatus === 'pre_order',
  };
}

const nothing: Omit<PricedLine, 'productId' | 'variantId' | 'wanted'> = {
  slug: '',
  name: { en: '', ar: '' },
  workshop: null,
  sku: '',
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

/** What is no longer as the buyer saw it. */
export type LineChange =
  | { kind: 'gone' | 'sold_out' }
  | { kind: 'reduced'; wanted: number; left: number }
  | { kind: 'price_raised' | 'price_dropped'; old: string; new: string };

export type CartChange = LineChange & { productId: string; variantId: string | null };

export function changesOf(line: PricedLine, seen: string | undefined): CartChange[] {
  const { productId, variantId, state, unitPrice, wanted, quantity } = line;
  const piece = { productId, variantId };
  if (state === 'gone' || state === 'sold_out') return [{ ...piece, kind: state }];
  const changes: CartChange[] = [];
  if (state === 'reduced') changes.push({ ...piece, kind: 'reduced', wanted, left: quantity });
  const difference = seen === undefined ? 0 : compareAmounts(unitPrice, seen);
  if (seen !== undefined && difference !== 0) {
    const kind = difference > 0 ? 'price_raised' : 'price_dropped';
    changes.push({ ...piece, kind, old: seen, new: unitPrice });
  }
  return changes;
}
