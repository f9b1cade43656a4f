import { combinationKey, optionNames, type OptionName } from './find-variant-problems.ts';

type Values = Readonly<Record<OptionName, readonly string[]>>;
export type Combined = Record<OptionName, string>;

/** Every combination of the options that no variant has yet, in the order of the options. */
export function makeCombinations(values: Values, existing: readonly Combined[]): Combined[] {
  if (optionNames.every((name) => values[name].length === 0)) return [];
  const taken = new Set(existing.map(combinationKey));
  const [colors, materials, sizes] = optionNames.map((name) =>
    values[name].length > 0 ? values[name] : [''],
  ) as [readonly string[], readonly string[], readonly string[]];
  return colors
    .flatMap((color) =>
      materials.flatMap((material) => sizes.map((size) => ({ color, material, size }))),
    )
    .filter((combined) => !taken.has(combinationKey(combined)));
}

/** SOFA-12, walnut and large: SOFA-12-WALNUT-LARGE. */
export const variantSku = (sku: string, { color, material, size }: Combined): string =>
  [sku, color, material, size].filter(Boolean).join('-').toUpperCase().slice(0, 60);
