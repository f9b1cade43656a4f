import { isCategory } from './category.ts';

export const availabilities = ['in-stock', 'pre-order', 'out-of-stock'] as const;
export type Availability = (typeof availabilities)[number];

/** How soon a stocked piece leaves the workshop. */
export const leavingTimes = ['week', 'month'] as const;
export type LeavingTime = (typeof leavingTimes)[number];

/** Minimum stars that can be chosen. */
export const ratingSteps = ['4', '3', '2'] as const;

/** Facets whose values are rows in the database. */
export const termFacets = ['kind', 'colour', 'material', 'workshop'] as const;
export type TermFacet = (typeof termFacets)[number];

interface FacetRule {
  /** How many values can be selected; a product matches if it has one of them. */
  maxValues: number;
  allows(value: string): boolean;
}

const termPattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const term: FacetRule = {
  maxValues: 12,
  allows: (value) => value.length <= 40 && termPattern.test(value),
};
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slug: FacetRule = {
  maxValues: 12,
  allows: (value) => value.length <= 60 && slugPattern.test(value),
};
const oneOf = (values: readonly string[], maxValues = 1): FacetRule => ({
  maxValues,
  allows: (value) => values.includes(value),
});

/** In the order of the query string. */
const rules = {
  category: { maxValues: 1, allows: isCategory },
  kind: term,
  colour: term,
  material: term,
  workshop: slug,
  availability: oneOf(availabilities, availabilities.length),
  delivery: oneOf(leavingTimes),
  rating: oneOf(ratingSteps),
  sale: oneOf(['yes']),
} satisfies Record<string, FacetRule>;

export type Facet = keyof typeof rules;
export const facets = Object.keys(rules) as Facet[];

export const isTermFacet = (facet: string): facet is TermFacet =>
  termFacets.some((termFacet) => termFacet === facet);

/** Selected values by facet, unique and sorted. */
export type Selection = Readonly<Record<Facet, readonly string[]>>;

export function selectFacets(values: (facet: Facet) => readonly string[]): Selection {
  const entries = facets.map((facet) => {
    const { maxValues, allows } = rules[facet];
    return [facet, [...new Set(values(facet).filter(allows))].slice(0, maxValues).toSorted()];
  });
  return Object.fromEntries(entries) as Selection;
}

export const isSingle = (facet: Facet): boolean => rules[facet].maxValues === 1;

/** The value as stored in `product_listings.facets`. */
export const facetToken = (facet: Facet, value: string): string => `${facet}:${value}`;
