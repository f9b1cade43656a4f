import type { SectionLayout } from './section.ts';

/** A section as stored, with both languages. */
export interface StoredSection {
  name: string;
  display_name: string;
  display_name_ar: string;
  description?: string;
  description_ar?: string;
  layout_type: SectionLayout;
  config?: Readonly<Record<string, string | number>>;
  items?: readonly Readonly<Record<string, string | number>>[];
}
