import { selectFacets, isTermFacet, facetToken, type TermFacet } from '#domain/catalog/facets.ts';
import type { ListQuery } from '#domain/catalog/list-query.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';

export interface Term {
  value: string;
  name: string;
  /** The colour code. */
  code: string | null;
}

export type Terms = Record<TermFacet, Term[]>;

const readAll = cacheUntilChanged(['product_terms', 'workshops'], async () => {
  const [terms, workshops] = await asVisitor().read(
    db.selectFrom('product_terms').selectAll().orderBy('position').orderBy('value'),
    db.selectFrom('workshops').select(['slug', 'name', 'name_ar']).orderBy('name'),
  );
  const named = workshops.map(({ slug, ...names }) => ({
    facet: 'workshop' as const,
    value: slug,
    code: null,
    ...names,
  }));
  return [...terms, ...named];
});

/** Drops selected values that the shop does not know. */
export async function dropUnknownTerms(query: ListQuery): Promise<ListQuery> {
  const known = new Set((await readAll()).map(({ facet, value }) => facetToken(facet, value)));
  const selected = selectFacets((facet) =>
    query.selected[facet].filter(
      (value) => !isTermFacet(facet) || known.has(facetToken(facet, value)),
    ),
  );
  return { ...query, selected };
}

/** Names of the available options in the reader's language. */
export async function termsFor(
  isOffered: (facet: TermFacet, value: string) => boolean,
  locale: Locale,
): Promise<Terms> {
  const rows = await readAll();
  const of = (facet: TermFacet) =>
    rows
      .filter((row) => row.facet === facet && isOffered(facet, row.value))
      .map(({ value, name, name_ar, code }) => ({
        value,
        name: localized(locale, name, name_ar),
        code,
      }));
  return {
    kind: of('kind'),
    colour: of('colour'),
    material: of('material'),
    workshop: of('workshop'),
  };
}
