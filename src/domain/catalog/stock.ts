import type { StockStatus } from './product.ts';

interface Stocked {
  stockStatus: StockStatus;
  lowStockThreshold: number;
}

/** Limits pre-orders, which have no stock to limit them. */
const maxToPreOrder = 5;

/** Sold out and pre-order apply to every variant; otherwise the quantity decides. */
export function effectiveStockStatus({ stockStatus, lowStockThreshold }: Stocked, pieces: number) {
  if (stockStatus === 'sold_out' || stockStatus === 'pre_order') return stockStatus;
  if (pieces === 0) return 'out_of_stock';
  return pieces <= lowStockThreshold ? 'low_stock' : 'in_stock';
}

export function maxToBuy(status: StockStatus, pieces: number): number {
  if (status === 'pre_order') return maxToPreOrder;
  return status === 'sold_out' ? 0 : pieces;
}
