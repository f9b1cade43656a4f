/** One fact per line; facts without a value are left out. */
export const formatFacts = (
  ...lines: readonly (readonly [label: string, value: string | null])[]
) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
