import { facetToken } from '#domain/catalog/facets.ts';
import { noFilters } from '#domain/catalog/list-query.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import type { FoundKind, SearchResponse, SearchResult } from '#domain/search/search-result.ts';
import { countFacets } from '../catalog/count-facets.server.ts';
import { fillWithBestSellers } from '../catalog/fill-with-best-sellers.server.ts';
import { termsFor } from '../catalog/terms.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { searchSite } from './search-site.server.ts';

const maxKinds = 3;
const maxNearest = 3;

/** Results, the kinds among them, and something to look at when there are none. */
export async function respondToSearch(term: string, reader: DatedReader): Promise<SearchResponse> {
  const [found, kinds] = await Promise.all([searchSite(term, reader), findKinds(term, reader)]);
  const nearest = found.results.length === 0 ? await findNearest(reader) : [];
  return { ...found, kinds, nearest };
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

/** The products that are bought most. */
async function findNearest(reader: DatedReader): Promise<SearchResult[]> {
  const products = await fillWithBestSellers([], reader);
  return products.slice(0, maxNearest).map(toResult);
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
