import type { KnownRow } from '../../forms/known-rows.tsx';
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
  /** Terms of the dictionary, as rows of the options of a product. */
  knownColours: readonly KnownRow[];
  knownMaterials: readonly KnownRow[];
  workshops: readonly WorkshopName[];
}
