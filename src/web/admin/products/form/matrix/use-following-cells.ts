import { useEffect, useRef, type RefObject } from 'react';
import { followProduct } from '#domain/admin/products/follow-product.ts';
import type { Combined } from '#domain/admin/products/make-combinations.ts';
import { typedAmount } from '#domain/admin/products/paste-cells.ts';
import { useRecordTexts } from '../../../forms/record-context.ts';
import type { ShownRow } from '../../../forms/use-rows.ts';
import { columnOf, rowsOfCells } from './grid-cells.ts';

const combinationOf = ({ cells }: ShownRow): Combined => ({
  color: String(cells['color'] ?? ''),
  material: String(cells['material'] ?? ''),
  size: String(cells['size'] ?? ''),
});

/** SKUs and prices of variants that were just added follow the product, until staff type their own. */
export function useFollowingCells(
  body: RefObject<HTMLElement | null>,
  rows: readonly ShownRow[],
  onChange: () => void,
): void {
  const texts = useRecordTexts();
  const next = { sku: texts['sku'] ?? '', price: typedAmount(texts['price'] ?? '') ?? '' };
  const shown = useRef(next);
  useEffect(() => {
    const before = shown.current;
    if (before.sku === next.sku && before.price === next.price) return;
    shown.current = next;
    const changed = rowsOfCells(body.current).flatMap((cells, index) => {
      const row = rows[index];
      const [sku, price] = (['sku', 'price'] as const).map((column) =>
        cells.find((cell) => columnOf(cell) === column),
      );
      if (!row || row.cells['id'] || !sku || !price) return [];
      const typed = { sku: sku.value, price: price.value };
      const followed = followProduct(typed, combinationOf(row), { before, now: next });
      sku.value = followed.sku;
      price.value = followed.price;
      return followed.sku === typed.sku && followed.price === typed.price ? [] : [row];
    });
    if (changed.length > 0) onChange();
  });
}
