import { isCategory } from './category.ts';

export const availabilities = ['in-stock', 'pre-order', 'out-of-stock'] as const;
export type Availability = (typeof availabilities)[number];

/** Stars and up; below two nobody asks. */
export const ratingSteps = ['4', '3', '2'] as const;

/** What the shop's own words name; which of them exist is the database's to say. */
export const termFacets = ['kind', 'colour', 'material'] as const;
export type TermFacet = (typeof termFacets)[number];

interface FacetRule {
  /** How many values may be chosen at once; a piece needs to have only one of them. */
  most: number;
  allows(value: string): boolean;
}

const termPattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;
const term: FacetRule = {
  most: 12,
  allows: (value) => value.length <= 40 && termPattern.test(value),
};
const oneOf = (values: readonly string[], most = 1): FacetRule => ({
  most,
  allows: (value) => values.includes(value),
});

/** In the order in which an address names them. */
const rules = {
  category: { most: 1, allows: isCategory },
  kind: term,
  colour: term,
  material: term,
  availability: oneOf(availabilities, availabilities.length),
  rating: oneOf(ratingSteps),
  sale: oneOf(['yes']),
} satisfies Record<string, FacetRule>;

export type Facet = keyof typeof rules;
export const facets = Object.keys(rules) as Facet[];

/** Chosen values of each facet, without repetition, in one order. */
export type Selection = Readonly<Record<Facet, readonly string[]>>;

export function selectFacets(values: (facet: Facet) => readonly string[]): Selection {
  const entries = facets.map((facet) => {
    const { most, allows } = rules[facet];
    return [facet, [...new Set(values(facet).filter(allows))].slice(0, most).toSorted()];
  });
  return Object.fromEntries(entries) as Selection;
}

export const isSingle = (facet: Facet): boolean => rules[facet].most === 1;

/** How the database writes a value of a facet. */
export const facetToken = (facet: Facet, value: string): string => `${facet}:${value}`;
