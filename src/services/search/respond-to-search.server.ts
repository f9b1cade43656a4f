import { facetToken } from '#domain/catalog/facets.ts';
import { noFilters } from '#domain/catalog/list-query.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import {
  minSearchLength,
  type FoundKind,
  type SearchResponse,
  type SearchResult,
} from '#domain/search/search-result.ts';
import { countFacets } from '../catalog/count-facets.server.ts';
import { fillWithBestSellers } from '../catalog/fill-with-best-sellers.server.ts';
import { termsFor } from '../catalog/terms.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { searchSite } from './search-site.server.ts';

const maxKinds = 3;
const maxNearest = 3;
/** Each is a search of its own. */
const maxAttempts = 4;

/** Results, the kinds among them, and something to look at when there are none. */
export async function respondToSearch(term: string, reader: DatedReader): Promise<SearchResponse> {
  const [results, kinds] = await Promise.all([searchSite(term, reader), findKinds(term, reader)]);
  const nearest = results.length === 0 ? await findNearest(term, reader) : [];
  return { results, kinds, nearest };
}

async function findKinds(searchText: string, { locale }: DatedReader): Promise<FoundKind[]> {
  const { counts } = await countFacets({ ...noFilters, searchText });
  const countOf = (value: string) => counts[facetToken('kind', value)] ?? 0;
  const { kind } = await termsFor((facet, value) => facet === 'kind' && countOf(value) > 0, locale);
  return kind
    .map(({ value, name }) => ({ value, name, count: countOf(value) }))
    .toSorted((first, second) => second.count - first.count)
    .slice(0, maxKinds);
}

/** Products for one of the words or its beginning, else those that are bought most. */
async function findNearest(term: string, reader: DatedReader): Promise<SearchResult[]> {
  for (const attempt of shorterTerms(term)) {
    const results = await searchSite(attempt, reader);
    const products = results.filter(({ contentType }) => contentType === 'product');
    if (products.length > 0) return products.slice(0, maxNearest);
  }
  const products = await fillWithBestSellers([], reader);
  return products.slice(0, maxNearest).map(toResult);
}

function shorterTerms(term: string): string[] {
  const words = term.split(/\s+/).toSorted((first, second) => second.length - first.length);
  const beginnings = words.map((word) => word.slice(0, Math.ceil(word.length / 2)));
  const terms = [...words, ...beginnings].filter(({ length }) => length > minSearchLength);
  return [...new Set(terms)].filter((each) => each !== term).slice(0, maxAttempts);
}

const toResult = (card: ProductCard): SearchResult => ({
  id: card.id,
  contentType: 'product',
  title: card.name,
  description: '',
  category: card.category,
  imageUrl: card.picture?.url ?? null,
  prices: card,
});
