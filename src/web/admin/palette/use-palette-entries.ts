import { useEffect, useMemo } from 'react';
import { useFetcher } from 'react-router';
import { readSearchTerm } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { resultPath } from '../search/result-path.ts';
import type { loader } from '../search/staff-search.route.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { matchingPages, pagesFor } from './palette-pages.ts';
import { usePaletteActions } from './use-palette-actions.ts';

const debounce = 200;
/** Actions and pages shown beside found records, of each so many. */
const maxPages = 5;

/** Pages by name at once, and records as soon as the server has found them. */
export function usePaletteEntries(query: string): {
  entries: PaletteEntry[];
  status: 'idle' | 'searching' | 'none';
} {
  const term = readSearchTerm(query);
  const actions = usePaletteActions(query);
  const pages = usePageEntries(query);
  const { data, state, load } = useFetcher<typeof loader>();

  useEffect(() => {
    if (!term) return undefined;
    const timer = setTimeout(
      () => void load(`/admin/search?q=${encodeURIComponent(term)}`),
      debounce,
    );
    return () => clearTimeout(timer);
  }, [term, load]);

  const found = term && data?.term === term ? data.results : null;
  const records = (found ?? []).map(({ group, id, title, detail }) => ({
    group,
    id,
    label: title,
    detail,
    path: resultPath({ group, id }),
  }));
  const places = term
    ? [...actions.slice(0, maxPages), ...pages.slice(0, maxPages)]
    : [...actions, ...pages];
  const entries = [...places, ...records];
  if (!term) return { entries, status: 'idle' };
  const isDone = found !== null && state === 'idle';
  return { entries, status: isDone ? (entries.length === 0 ? 'none' : 'idle') : 'searching' };
}

function usePageEntries(query: string): PaletteEntry[] {
  const t = useT();
  const { roles } = useAuth();
  return useMemo(() => {
    const pages = pagesFor(roles).map(({ name, path }) => ({
      group: 'pages' as const,
      id: name,
      label: name === 'dashboard' ? t('admin.entries.dashboard') : t(`admin.pages.${name}`),
      detail: '',
      path,
    }));
    return matchingPages(pages, query);
  }, [t, roles, query]);
}
