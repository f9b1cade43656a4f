import type { StockStatus } from './product.ts';

interface Stocked {
  stockStatus: StockStatus;
  lowStockThreshold: number;
}

/** A pre-order has no stock to run out of; nobody orders more than this without talking to us. */
const maxToPreOrder = 5;

/** A product that is sold out or on pre-order is so in every variant; else the pieces decide. */
export function effectiveStockStatus({ stockStatus, lowStockThreshold }: Stocked, pieces: number) {
  if (stockStatus === 'sold_out' || stockStatus === 'pre_order') return stockStatus;
  if (pieces === 0) return 'out_of_stock';
  return pieces <= lowStockThreshold ? 'low_stock' : 'in_stock';
}

export function maxToBuy(status: StockStatus, pieces: number): number {
  if (status === 'pre_order') return maxToPreOrder;
  return status === 'sold_out' ? 0 : pieces;
}
