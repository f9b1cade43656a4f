/** A number beside a value or on a tab: "99+" when the server counted no further. */
export function facetCount(
  count: number | null | undefined,
  most: number,
  format: (value: number) => string,
): string | null {
  if (count === undefined || count === null) return null;
  return count > most ? `${format(most)}+` : format(count);
}
