import { maxFacetCount } from '#domain/admin/lists/count-limits.ts';

/** A number beside a value or a tab: "999+" when there are more. */
export function facetCount(
  count: number | undefined,
  format: (value: number) => string,
): string | null {
  if (count === undefined) return null;
  return count > maxFacetCount ? `${format(maxFacetCount)}+` : format(count);
}
