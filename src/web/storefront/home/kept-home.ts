import { dataCacheMilliseconds } from '../../shared/router/retrying-fetch.ts';

let kept: { language: string; until: number; home: unknown } | undefined;
let isRefresh = false;

/** The page is outdated: the next load replaces it in place, without placeholders. */
export function refreshHome(): void {
  kept = undefined;
  isRefresh = true;
}

/**
 * Cached for five minutes, so that the browser restores the page and its scroll position on return.
 */
export function keptHome<Home>(
  language: string,
  load: () => Promise<Home>,
): Home | Promise<Home> | { pending: Promise<Home> } {
  if (isRefresh) {
    isRefresh = false;
    return load();
  }
  if (kept?.language === language && kept.until > Date.now()) return kept.home as Home;
  const pending = load().then((home) => {
    kept = { language, until: Date.now() + dataCacheMilliseconds, home };
    return home;
  });
  return { pending };
}
