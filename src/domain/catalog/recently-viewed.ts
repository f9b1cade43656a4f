export const mostRecent = 8;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids in a comma-separated text, newest first; whatever else it holds is left out. */
export function readRecent(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((part) => id.test(part));
  return [...new Set(ids)];
}

/** One more than is shown, since the product of the page itself is not. */
export function writeRecent(seen: readonly string[], now: string): string {
  return [...new Set([now, ...seen])].slice(0, mostRecent + 1).join(',');
}

export function othersThan(seen: readonly string[], now: string): string[] {
  return seen.filter((each) => each !== now).slice(0, mostRecent);
}
