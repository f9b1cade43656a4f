import { useT } from '#i18n/react.tsx';

const problems = new Set([
  'not_below_price',
  'all_measures',
  'duplicate_combination',
  'unknown_option',
  'invalid_value',
  'invalid_colour',
  'sku_taken',
] as const);
type Problem = typeof problems extends Set<infer Name> ? Name : never;

/** Texts of problems that only products have, and of names that another product has. */
export function useProductProblem() {
  const t = useT();
  return (problem: string, field: string): string | undefined => {
    if (problem === 'taken' && field === 'slug') return t('adminProducts.form.problems.slugTaken');
    if (problem === 'taken') return t('adminProducts.form.problems.sku_taken');
    if (problem === 'price_of_variants') return t('admin.changeProblems.price_of_variants');
    if (problem === 'end_before_start') return t('admin.changeProblems.end_before_start');
    return problems.has(problem as Problem)
      ? t(`adminProducts.form.problems.${problem as Problem}`)
      : undefined;
  };
}
