import { dataCacheMilliseconds } from '../../shared/router/retrying-fetch.ts';

let cached: { language: string; until: number; home: unknown } | undefined;
let isRefresh = false;

/** The page is outdated: the next load replaces it in place, without placeholders. */
export function invalidateHome(): void {
  cached = undefined;
  isRefresh = true;
}

/**
 * Cached for five minutes, so that the browser restores the page and its scroll position on return.
 */
export function loadCachedHome<Home>(
  language: string,
  load: () => Promise<Home>,
): Home | Promise<Home> | { pending: Promise<Home> } {
  if (isRefresh) {
    isRefresh = false;
    return load();
  }
  if (cached?.language === language && cached.until > Date.now()) return cached.home as Home;
  const pending = load().then((home) => {
    cached = { language, until: Date.now() + dataCacheMilliseconds, home };
    return home;
  });
  return { pending };
}
