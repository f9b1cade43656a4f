import { isolate } from '#i18n/isolate.ts';
/** Everything a sheet of paper says, in words of one language. Amounts are written out with cents. */
export interface Invoice {
  number: string;
  date: string;
  status: string;
  brand: string;
  /** The seller as the law wants it: name, address, how to reach it, its registers. */
  seller: string[];
  buyer: string[];
  lines: InvoiceLine[];
  /** Label and amount; the last is what was paid. */
  sums: { label: string; amount: string }[];
}

export interface InvoiceLine {
  id: string;
  name: string;
  /** What was chosen, and the SKU. */
  details: string;
  price: string;
  quantity: string;
  sum: string;
}

export const joinIsolated = (parts: readonly string[], comma: string): string =>
  parts.filter(Boolean).map(isolate).join(comma);
