import { readIds } from '../id-list.ts';

export const maxRecent = 8;

/** Newest first. */
export const readRecent = readIds;

/** One more than shown, because the current product is left out. */
export function writeRecent(seen: readonly string[], now: string): string {
  return [...new Set([now, ...seen])].slice(0, maxRecent + 1).join(',');
}

export function recentExcept(seen: readonly string[], now: string): string[] {
  return seen.filter((each) => each !== now).slice(0, maxRecent);
}
