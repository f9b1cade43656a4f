import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readListQuery, writeListQuery, type ListQuery } from '#domain/catalog/list-query.ts';

export const addressOf = (query: ListQuery): string => `/shop${writeListQuery(query)}`;

/** The list that a link is on its way to. */
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

/**
 * What is chosen now, and the way to choose otherwise without leaving the place on the page. A choice
 * shows at once, and the next one builds on it, until the list that answers it is there.
 */
export function useShopList(loaded: ListQuery): ShopList {
  const navigate = useNavigate();
  const coming = useComing();
  const [asked, setAsked] = useState({ query: loaded, after: loaded });
  const chosen = asked.after === loaded ? asked.query : loaded;
  const query = coming ?? chosen;
  return {
    query,
    isPending: coming !== null || chosen !== loaded,
    go(next) {
      if (addressOf(next) === addressOf(query)) return;
      setAsked({ query: next, after: loaded });
      void navigate(addressOf(next), { preventScrollReset: true });
    },
  };
}
