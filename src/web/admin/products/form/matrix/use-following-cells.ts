import { useEffect, useRef, type RefObject } from 'react';
import { variantSku, type Combined } from '#domain/admin/products/make-combinations.ts';
import { typedAmount } from '#domain/admin/products/paste-cells.ts';
import { useRecordTexts } from '../../../forms/record-context.ts';
import type { ShownRow } from '../../../forms/use-rows.ts';
import { columnOf, rowsOfCells } from './grid-cells.ts';

interface Followed {
  sku: string;
  price: string;
}

const cellOf = ({ sku, price }: Followed, combination: Combined) => ({
  sku: variantSku(sku, combination),
  price,
});

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
  const followed = useRef(next);
  useEffect(() => {
    const before = followed.current;
    if (before.sku === next.sku && before.price === next.price) return;
    followed.current = next;
    const changed = rowsOfCells(body.current).flatMap((cells, index) => {
      const row = rows[index];
      if (!row || row.cells['id']) return [];
      const [was, is] = [before, next].map((each) => cellOf(each, combinationOf(row)));
      return cells.filter((cell) => {
        const column = columnOf(cell);
        if (column !== 'sku' && column !== 'price') return false;
        if (cell.value !== was![column] || cell.value === is![column]) return false;
        cell.value = is![column];
        return true;
      });
    });
    if (changed.length > 0) onChange();
  });
}
