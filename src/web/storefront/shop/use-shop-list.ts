import { useNavigate, useNavigation } from 'react-router';
import { readListQuery, writeListQuery, type ListQuery } from '#domain/catalog/list-query.ts';

export const addressOf = (query: ListQuery): string => `/shop${writeListQuery(query)}`;

/** The list on its way, so that a choice shows at once and the next one builds on it. */
function useComing(): ListQuery | null {
  const { location } = useNavigation();
  if (!location?.pathname.endsWith('/shop')) return null;
  return readListQuery(new URLSearchParams(location.search));
}

export interface ShopList {
  query: ListQuery;
  isPending: boolean;
  go(query: ListQuery): void;
}

/** What is chosen now, and the way to choose otherwise without leaving the place on the page. */
export function useShopList(loaded: ListQuery): ShopList {
  const navigate = useNavigate();
  const coming = useComing();
  const query = coming ?? loaded;
  return {
    query,
    isPending: coming !== null,
    go(next) {
      if (addressOf(next) === addressOf(query)) return;
      void navigate(addressOf(next), { preventScrollReset: true });
    },
  };
}
