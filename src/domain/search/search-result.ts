import type { ShownPrice } from '../catalog/shown-price.ts';

export const contentTypes = ['product', 'workshop', 'portfolio', 'project'] as const;
export type ContentType = (typeof contentTypes)[number];

export interface SearchResult {
  id: string;
  contentType: ContentType;
  title: string;
  description: string;
  category: string;
  imageUrl: string | null;
  /** Of products only. */
  prices: ShownPrice | null;
}

/** A kind of piece among the results: a filter of the shop, and how many it shows. */
export interface FoundKind {
  value: string;
  name: string;
  count: number;
}

/** Nothing has all words of the search: those that the results have, and those that they lack. */
export interface FewerWords {
  used: string[];
  dropped: string[];
}

export interface SearchResponse {
  results: SearchResult[];
  /** Null where the results have all words, or where there are none. */
  fewer: FewerWords | null;
  /** The most frequent kinds of the products found. */
  kinds: FoundKind[];
  /** Products to look at instead, when nothing was found. */
  nearest: SearchResult[];
}

export const emptyResponse: SearchResponse = {
  results: [],
  fewer: null,
  kinds: [],
  nearest: [],
};

export const minSearchLength = 2;
export const maxSearchLength = 100;

/** Null when the term is too short. */
export function readSearchTerm(typed: string | null): string | null {
  const term = (typed ?? '').trim().slice(0, maxSearchLength);
  return term.length >= minSearchLength ? term : null;
}

export interface ResultGroup {
  type: ContentType;
  results: SearchResult[];
}

/** Groups results by type, in the order products, workshops, portfolio, projects. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  return contentTypes
    .map((type) => ({ type, results: results.filter(({ contentType }) => contentType === type) }))
    .filter((group) => group.results.length > 0);
}
