/** One fact per line; what was not said is left out. */
export const facts = (...lines: readonly (readonly [label: string, value: string | null])[]) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
