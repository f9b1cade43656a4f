import {
  rowProblems,
  type KnownRowProblem,
  type LeftOutRow,
} from '#domain/admin/lists/bulk-edit.ts';
import { useT } from '#i18n/react.tsx';

/** Constraints of the database whose meaning has a sentence. */
const constraints: Readonly<Record<string, KnownRowProblem>> = {
  products_check: 'sale_not_below',
  product_variants_check: 'sale_not_below',
  products_price_of_variants: 'price_of_variants',
  products_check1: 'end_before_start',
  product_variants_sku_key: 'taken',
  products_sku_key: 'taken',
  products_slug_key: 'taken',
  products_slug_check: 'invalid_slug',
  products_kind_check: 'unknown_value',
  products_name_check: 'required',
  products_gap: 'not_ready',
  product_images_gap: 'not_ready',
};

/** A number that is not within `bounds` is rejected by a constraint of that name. */
const meaningOf = (problem: string) =>
  constraints[problem] ?? (problem.endsWith('_bounds') ? 'out_of_range' : problem);

/** Why a row was left out. */
export function useRowProblem(): (row: Pick<LeftOutRow, 'problem' | 'count'>) => string {
  const t = useT();
  return ({ problem, count }) => {
    if (problem === 'ordered') return t('admin.changeProblems.ordered', { count: count ?? 1 });
    const known = rowProblems.find((each) => each === meaningOf(problem));
    return known
      ? t(`admin.changeProblems.${known}`)
      : t('admin.changeProblems.other', { code: problem });
  };
}
