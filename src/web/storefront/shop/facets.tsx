import type { ReactNode } from 'react';
import {
  isSingle,
  ratingSteps,
  facetToken,
  type Availability,
  type LeavingTime,
  type Facet,
  type TermFacet as TermFacetName,
} from '#domain/catalog/facets.ts';
import { withSelected } from '#domain/catalog/list-query.ts';
import type { FacetCounts } from '#services/catalog/count-facets.server.ts';
import type { Term, Terms } from '#services/catalog/terms.server.ts';
import { useLanguage } from '#i18n/react.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { FacetGroup, FurtherChoices } from './facet-group.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { ShopList } from './use-shop-list.ts';

export type FacetFacts = Pick<FacetCounts, 'counts' | 'prices'> & { terms: Terms };
type FacetProps = { list: ShopList; facts: FacetFacts };

/** Facets with a few fixed values, and what these are called. */
export const fixedFacets = {
  availability: {
    'in-stock': 'storefront.stock.orderable',
    'pre-order': 'storefront.stock.pre_order',
    'out-of-stock': 'storefront.stock.out_of_stock',
  },
  delivery: { week: 'storefront.stock.withinWeek', month: 'storefront.stock.withinMonth' },
} as const satisfies {
  availability: Record<Availability, string>;
  delivery: Record<LeavingTime, string>;
};

const countOf = ({ counts }: FacetFacts, facet: Facet, value: string) =>
  counts[facetToken(facet, value)] ?? 0;

type TermFacetProps = FacetProps & { facet: TermFacetName; isOpen?: boolean };

/** A longer list is shortened, unless something further down is selected. */
const shownAtFirst = 8;

export function TermFacetGroup({ facet, list, facts, isOpen }: TermFacetProps) {
  const { t } = useLanguage();
  const terms = facts.terms[facet];
  if (terms.length === 0) return null;
  const selected = list.query.selected[facet];
  const counts = terms.map(({ value }) => countOf(facts, facet, value));
  const rest = terms.slice(shownAtFirst);
  const choices = (offered: Term[]) =>
    offered.map(({ value, name, code }) => (
      <Choice key={value} facet={facet} value={value} {...{ list, facts }}>
        {code && <Swatch code={code} />}
        {name}
      </Choice>
    ));
  return (
    <FacetGroup label={t(`shopList.${facet}`)} selectedCount={selected.length} isOpen={isOpen}>
      <StoredMarkup name="facet" data={[facet, terms, counts, selected]}>
        {() => (
          <>
            {choices(terms.slice(0, shownAtFirst))}
            {rest.length > 0 && (
              <FurtherChoices
                label={t('shopList.more', { count: terms.length })}
                isChosen={rest.some(({ value }) => selected.includes(value))}
              >
                {choices(rest)}
              </FurtherChoices>
            )}
          </>
        )}
      </StoredMarkup>
    </FacetGroup>
  );
}

type FixedFacetProps = FacetProps & { facet: keyof typeof fixedFacets };

export function FixedFacet({ facet, list, facts }: FixedFacetProps) {
  const { t } = useLanguage();
  const selected = list.query.selected[facet].length;
  return (
    <FacetGroup label={t(`shopList.${facet}`)} selectedCount={selected}>
      {Object.entries(fixedFacets[facet]).map(([value, label]) => (
        <Choice key={value} facet={facet} value={value} {...{ list, facts }}>
          {t(label)}
        </Choice>
      ))}
    </FacetGroup>
  );
}

export function RatingFacet({ list, facts }: FacetProps) {
  const { t } = useLanguage();
  const { query, go } = list;
  const [selected] = query.selected.rating;
  return (
    <FacetGroup label={t('shopList.rating')} selectedCount={selected ? 1 : 0}>
      <label className="choice">
        <input
          type="radio"
          className="choice-box"
          name="rating"
          value=""
          checked={!selected}
          onChange={() => go(withSelected(query, 'rating', []))}
        />
        <span>{t('shopList.anyRating')}</span>
      </label>
      {ratingSteps.map((value) => (
        <Choice key={value} facet="rating" value={value} {...{ list, facts }}>
          {t('shopList.ratingFrom', { count: Number(value) })}
        </Choice>
      ))}
    </FacetGroup>
  );
}

export function SaleFacet(props: FacetProps) {
  const { t } = useLanguage();
  return (
    <div className="facet">
      <Choice facet="sale" value="yes" {...props}>
        {t('storefront.shop.sale')}
      </Choice>
    </div>
  );
}

type ChoiceProps = FacetProps & { facet: Facet; value: string; children: ReactNode };

function Choice({ facet, value, list, facts, children }: ChoiceProps) {
  const { number } = useLanguage();
  const { query, go } = list;
  const selected = query.selected[facet];
  const count = countOf(facts, facet, value);
  const isChosen = selected.includes(value);
  const isRadio = facet === 'rating';
  const others = isSingle(facet) ? [] : selected.filter((each) => each !== value);
  return (
    <label className="choice" data-empty={count === 0 || undefined}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        className="choice-box"
        name={facet}
        value={value}
        checked={isChosen}
        onChange={() => go(withSelected(query, facet, isChosen ? others : [...others, value]))}
      />
      {children}
      <span className="facet-count">{number(count)}</span>
    </label>
  );
}
