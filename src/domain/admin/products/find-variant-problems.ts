import { compareAmounts } from '../../money.ts';
import type { VariantInput } from './product-rows.ts';

export const optionNames = ['color', 'material', 'size'] as const;
export type OptionName = (typeof optionNames)[number];

interface Offered {
  variants: readonly VariantInput[];
  option_colors: readonly { value: string }[];
  option_materials: readonly { value: string }[];
  option_sizes: readonly { value: string }[];
}

export interface VariantProblem {
  place: number;
  cell: string;
  problem:
    | 'duplicate_combination'
    | 'unknown_option'
    | 'taken'
    | 'not_below_price'
    | 'all_measures';
}

type Combination = Readonly<Record<OptionName, string | null>>;

/** Two variants with the same key are the same piece. */
export const combinationKey = (variant: Combination): string =>
  JSON.stringify(optionNames.map((name) => variant[name] || null));

/** What is wrong between variants, or between them and the options of the product. */
export function findVariantProblems(product: Offered): VariantProblem[] {
  const offered: Record<OptionName, readonly { value: string }[]> = {
    color: product.option_colors,
    material: product.option_materials,
    size: product.option_sizes,
  };
  const combinations = new Set<string>();
  const skus = new Set<string>();
  return product.variants.flatMap((variant, place) => {
    const problems: VariantProblem[] = optionNames
      .filter((name) => !isOffered(variant[name], offered[name]))
      .map((cell) => ({ place, cell, problem: 'unknown_option' }));
    const key = combinationKey(variant);
    if (combinations.has(key))
      problems.push({ place, cell: 'color', problem: 'duplicate_combination' });
    combinations.add(key);
    if (skus.has(variant.sku)) problems.push({ place, cell: 'sku', problem: 'taken' });
    skus.add(variant.sku);
    const { price, discount_price: sale } = variant;
    if (sale !== null && compareAmounts(sale, price) >= 0) {
      problems.push({ place, cell: 'discount_price', problem: 'not_below_price' });
    }
    if (isPartlyMeasured(variant)) problems.push({ place, cell: 'width', problem: 'all_measures' });
    return problems;
  });
}

type Measured = Record<'width' | 'depth' | 'height', number | null>;

/** One or two of the three lengths are no size. */
export const isPartlyMeasured = ({ width, depth, height }: Measured): boolean =>
  new Set([width, depth, height].map((length) => length === null)).size > 1;

/** A product that offers colours has no variant without one. */
const isOffered = (value: string | null, options: readonly { value: string }[]): boolean =>
  options.length === 0 ? value === null : options.some((option) => option.value === value);
