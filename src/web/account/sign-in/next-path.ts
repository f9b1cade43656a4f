import { useSearchParams } from 'react-router';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';

const maxLength = 500;

/** The page to return to after signing in; undefined without one. */
export function readNext(search: URLSearchParams): string | undefined {
  const next = safeReturnPath(search.get('next'), '');
  return next && next.length <= maxLength ? next : undefined;
}

/** Adds the page to return to, so that the pages on the way to it hand it to each other. */
export function useWithNext() {
  const [search] = useSearchParams();
  const next = readNext(search);
  return (path: string) => {
    const separator = path.includes('?') ? '&' : '?';
    return next ? `${path}${separator}next=${encodeURIComponent(next)}` : path;
  };
}
