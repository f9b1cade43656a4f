/** More would not fit beside each other on a telephone. */
const maxCompared = 3;

/** The slugs of the pieces to compare, each once, from the parameters of an address. */
export const readCompared = (parameters: URLSearchParams): string[] =>
  [...new Set(parameters.getAll('piece'))].filter(Boolean).slice(0, maxCompared);

/** The address that compares these pieces. */
export const compareAddress = (slugs: readonly string[]): string =>
  `/compare?${new URLSearchParams(slugs.map((slug) => ['piece', slug]))}`;

type Pairs = readonly (readonly [label: string, value: string])[];

/** One row per specification that any of the pieces has, with an empty value where one has none. */
export function specificationRows(pieces: readonly Pairs[]): [label: string, values: string[]][] {
  const labels = new Set(pieces.flatMap((pairs) => pairs.map(([label]) => label)));
  return [...labels].map((label) => [
    label,
    pieces.map((pairs) => pairs.find(([name]) => name === label)?.[1] ?? ''),
  ]);
}
