import type { WorkshopName } from '#services/workshops/list-workshop-names.server.ts';
import type { ProductRecordFacts } from '#services/products/read-product-facts.server.ts';

export type PieceFacts = ProductRecordFacts['pieces'];

interface TermOption {
  value: string;
  label: string;
}

/** What staff choose from. */
export interface FormTerms {
  kinds: readonly TermOption[];
  colours: readonly TermOption[];
  materials: readonly TermOption[];
  workshops: readonly WorkshopName[];
}
