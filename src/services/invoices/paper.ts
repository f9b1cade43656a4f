import { isolate } from '#i18n/isolate.ts';

/** An invoice or a credit note in one language. Amounts are formatted with cents. */
export interface Paper {
  /** Of the document, with its number. */
  title: string;
  brand: string;
  heading: string;
  facts: PaperFact[];
  /** The seller with legally required details, and the buyer. */
  from: PaperParty;
  to: PaperParty;
  lines: PaperLine[];
  sums: PaperSum[];
  /** Below the sums. */
  note: PaperFact | null;
  thanks: string;
}

interface PaperFact {
  label: string;
  value: string;
}

interface PaperParty {
  label: string;
  lines: string[];
}

export interface PaperSum {
  label: string;
  amount: string;
  /** Written larger, below a rule. */
  isTotal?: boolean;
}

export interface PaperLine {
  id: string;
  name: string;
  /** Options and SKU. */
  details: string;
  /** Empty where only the sum matters. */
  price: string;
  quantity: string;
  sum: string;
}

export const joinIsolated = (parts: readonly string[], comma: string): string =>
  parts.filter(Boolean).map(isolate).join(comma);
