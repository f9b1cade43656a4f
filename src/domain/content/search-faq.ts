import { normalizeForSearch } from '../search/normalize-for-search.ts';
import type { FaqCategory } from './company.ts';

/** Questions that contain every search word, in question or answer; empty categories are left out. */
export function searchFaq(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...categories];
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ question, answer }) => {
        const text = normalizeForSearch(`${category.name} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
