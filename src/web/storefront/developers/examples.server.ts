/** The files that `tests/acceptance/own-shop/developer-examples.test.ts` runs, as text. */
const sources = import.meta.glob<string>('./examples/*.{mjs,sh}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const names = [
  'latest-products',
  'one-product',
  'search',
  'price-cart',
  'place-order',
  'sign-in',
  'own-orders',
  'follow-orders',
  'upload-picture',
  'low-stock',
] as const;

export type ExampleName = (typeof names)[number];

export interface Example {
  name: ExampleName;
  javascript: string;
  curl: string;
}

export const examples: Example[] = names.map((name) => ({
  name,
  javascript: sources[`./examples/${name}.mjs`]!.trim(),
  curl: sources[`./examples/${name}.sh`]!.trim(),
}));
