import { isolate } from '#i18n/isolate.ts';
/** The content of an invoice in one language. Amounts are formatted with cents. */
export interface Invoice {
  number: string;
  date: string;
  status: string;
  brand: string;
  /** The seller with legally required details. */
  seller: string[];
  buyer: string[];
  lines: InvoiceLine[];
  /** Label and amount; the last is the total paid. */
  sums: { label: string; amount: string }[];
}

export interface InvoiceLine {
  id: string;
  name: string;
  /** Options and SKU. */
  details: string;
  price: string;
  quantity: string;
  sum: string;
}

export const joinIsolated = (parts: readonly string[], comma: string): string =>
  parts.filter(Boolean).map(isolate).join(comma);
