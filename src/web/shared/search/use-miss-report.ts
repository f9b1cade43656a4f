import { useEffect } from 'react';
import { useShell } from '../shell/shell-data.tsx';
import type { SearchState } from './use-site-search.ts';

/** A visitor who still types does so within this time. */
const rest = 2000;

/** Reports a search that found less than was asked for, once it stands: staff learn what is missing. */
export function useMissReport(search: SearchState | null): void {
  const { prefix } = useShell();
  useEffect(() => {
    if (search?.status !== 'found') return undefined;
    if (search.results.length > 0 && !search.fewer) return undefined;
    const timer = setTimeout(() => {
      const body = new URLSearchParams({ q: search.term });
      // No visitor waits for it.
      fetch(`${prefix}/search/results`, { method: 'POST', body, keepalive: true }).catch(() => {});
    }, rest);
    return () => clearTimeout(timer);
  }, [search, prefix]);
}
