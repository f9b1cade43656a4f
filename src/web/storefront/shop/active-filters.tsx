import {
  facets,
  isTermFacet,
  type Availability,
  type LeavingTime,
  type Facet,
} from '#domain/catalog/facets.ts';
import {
  withChanges,
  noFilters,
  withSelected,
  type Filters,
  type ListQuery,
} from '#domain/catalog/list-query.ts';
import { writePrice } from '#domain/catalog/price-bound.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Terms } from '#services/catalog/terms.server.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { fixedFacets } from './facets.tsx';
import { shopListUrl } from './use-shop-list.ts';

/** The room has links of its own. */
const chipped = facets.filter((facet) => facet !== 'category');

const isPriced = ({ min, max }: Filters) => min !== undefined || max !== undefined;

export function countChosen(filters: Filters): number {
  const selectedCount = chipped.flatMap((facet) => filters.selected[facet]).length;
  return selectedCount + (filters.searchText ? 1 : 0) + (isPriced(filters) ? 1 : 0);
}

interface ChosenFiltersProps {
  query: ListQuery;
  terms: Terms;
  /** Called when a chip is pressed: it will be removed, so the focus must move. */
  onRemove(): void;
}

/** The chosen filters by name, each with the list as it is without it. */
export function useChosenFilters(query: ListQuery, terms: Terms) {
  const { t } = useLanguage();
  const nameOf = useChoiceNames(terms);
  const priceName = usePriceName(query);
  const { selected, searchText } = query;
  const active = chipped.flatMap((facet) =>
    selected[facet].map((value) => ({
      name: nameOf(facet, value),
      without: withSelected(
        query,
        facet,
        selected[facet].filter((each) => each !== value),
      ),
    })),
  );
  const words = t('shopList.searchTerms', { words: searchText });
  return [
    ...(searchText ? [{ name: words, without: withChanges(query, { searchText: '' }) }] : []),
    ...active,
    ...(isPriced(query)
      ? [{ name: priceName, without: withChanges(query, { min: undefined, max: undefined }) }]
      : []),
  ];
}

export function ActiveFilters({ query, terms, onRemove }: ChosenFiltersProps) {
  const { t } = useLanguage();
  const active = useChosenFilters(query, terms);
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('shopList.activeFilters')}>
      {active.map(({ name, without }) => (
        <Chip key={shopListUrl(without)} {...{ name, without, onRemove }} />
      ))}
      <li>
        <Link
          variant="text"
          to={shopListUrl(clearedOf(query))}
          preventScrollReset
          onClick={onRemove}
        >
          {t('shopList.clear')}
        </Link>
      </li>
    </ul>
  );
}

/** Removes every filter but the room. */
function clearedOf(query: ListQuery): ListQuery {
  return withSelected({ ...query, ...noFilters }, 'category', query.selected.category);
}

type ChipProps = { name: string; without: ListQuery; onRemove(): void };

function Chip({ name, without, onRemove }: ChipProps) {
  const { t } = useLanguage();
  return (
    <li>
      <SmartLink
        to={shopListUrl(without)}
        className="chip"
        preventScrollReset
        onClick={onRemove}
        aria-label={t('shopList.remove', { name })}
      >
        <bdi>{name}</bdi>
        <CloseIcon className="size-4" />
      </SmartLink>
    </li>
  );
}

function useChoiceNames(terms: Terms) {
  const { t } = useLanguage();
  return (facet: Facet, value: string): string => {
    if (facet === 'availability') return t(fixedFacets[facet][value as Availability]);
    if (facet === 'delivery') return t(fixedFacets[facet][value as LeavingTime]);
    if (facet === 'rating') return t('shopList.ratingFrom', { count: Number(value) });
    if (isTermFacet(facet)) {
      return terms[facet].find((term) => term.value === value)?.name ?? value;
    }
    return t('storefront.shop.sale');
  };
}

function usePriceName({ min, max }: Filters): string {
  const { t, money } = useLanguage();
  const amount = (cents: number) => money(writePrice(cents));
  if (min === undefined) return t('shopList.priceAtMost', { amount: amount(max ?? 0) });
  if (max === undefined) return t('shopList.priceAtLeast', { amount: amount(min) });
  return t('shopList.priceBetween', { least: amount(min), most: amount(max) });
}
