import type { Bilingual } from '../bilingual.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { OrderAddress } from './address.ts';

/** A line as it was sold, in both languages since the buyer may switch. */
export interface PlacedItem {
  productId: string | null;
  variantId: string | null;
  name: Bilingual;
  sku: string;
  options: Bilingual[];
  picture: string | null;
  unitPrice: string;
  quantity: number;
  lineTotal: string;
  madeToOrder: boolean;
}

/** An order as its buyer sees it after placing it. Amounts are exact decimals. */
export interface PlacedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  subtotal: string;
  discount: string;
  shipping: string;
  tax: string;
  taxIncluded: boolean;
  total: string;
  /** The amount that the courier collects. */
  payable: string;
  currency: string;
  couponCode: string | null;
  address: OrderAddress;
  notes: string | null;
  locale: 'en' | 'ar';
  items: PlacedItem[];
}
