import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readListQuery, writeListQuery, type ListQuery } from '#domain/catalog/list-query.ts';

export const shopListUrl = (query: ListQuery): string => `/shop${writeListQuery(query)}`;

/** The list that a pending navigation leads to. */
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
 * The current selection and how to change it without losing the scroll position. A choice shows at
 * once, and the next one builds on it, until its list has loaded.
 */
export function useShopList(loaded: ListQuery): ShopList {
  const navigate = useNavigate();
  const coming = useComing();
  const [requested, setRequested] = useState({ query: loaded, after: loaded });
  const current = requested.after === loaded ? requested.query : loaded;
  const query = coming ?? current;
  return {
    query,
    isPending: coming !== null || current !== loaded,
    go(next) {
      if (shopListUrl(next) === shopListUrl(query)) return;
      setRequested({ query: next, after: loaded });
      void navigate(shopListUrl(next), { preventScrollReset: true });
    },
  };
}
