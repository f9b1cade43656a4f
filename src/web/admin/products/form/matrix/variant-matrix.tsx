import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useSubmittedValue } from '../../../../shared/forms/form-context.ts';
import { useRecordContext } from '../../../forms/record-context.ts';
import { RowsFieldset } from '../../../forms/rows-fieldset.tsx';
import { useRows, type ShownRow } from '../../../forms/use-rows.ts';
import type { PieceFacts } from '../product-form-data.ts';
import { isMeasure, matrixColumns } from './matrix-columns.ts';
import { MatrixRow } from './matrix-row.tsx';
import { MatrixTools } from './matrix-tools.tsx';
import './matrix.css';
import { RemoveVariantDialog } from './remove-variant-dialog.tsx';
import { useFollowingCells } from './use-following-cells.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useOptions } from './use-options.ts';

const name = 'variants';

const hasMeasure = ({ cells }: ShownRow): boolean => Boolean(cells['width'] || cells['weight']);

/**
 * Every variant of a product in one grid: arrow keys move, Enter or typing edits, Escape leaves. Cells
 * copied from a spreadsheet are pasted from the focused one on. On phones each variant is a card.
 */
export function VariantMatrix({ pieces }: { pieces?: PieceFacts }) {
  const t = useT();
  const hasScripts = useHasScripts();
  const { shown: stored } = useRecordContext();
  const submitted = useSubmittedValue(name);
  const shown = submitted ?? stored[name] ?? '[]';
  const { input, list, rows, writeText, add, remove } = useRows<HTMLTableSectionElement>(shown);
  const options = useOptions();
  const columns = matrixColumns.filter(
    (column) => !isMeasure(column) || options.size.length > 0 || rows.some(hasMeasure),
  );
  const [removed, setRemoved] = useState<number | null>(null);
  const sendRows = () => {
    writeText();
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const grid = useGridKeys(list, sendRows);
  useFollowingCells(list, rows, sendRows);
  const factsOf = (index: number) => pieces?.[String(rows[index]?.cells['id'] ?? '')];
  const removeRow = (index: number) =>
    factsOf(index)?.timesOrdered ? setRemoved(index) : remove(index);
  return (
    <RowsFieldset
      {...{ name, input, shown, writeText }}
      label={t('adminProducts.form.fields.variants')}
      className="matrix"
    >
      {hasScripts && <MatrixTools {...{ rows, options, grid }} add={add} />}
      {columns.length === matrixColumns.length && (
        <p className="text-sm text-muted">{t('adminProducts.matrix.measuresOnce')}</p>
      )}
      {rows.length > 0 && (
        <table role="grid" className="matrix-grid" {...grid.handlers}>
          <thead>
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('adminProducts.matrix.combination')}
              </th>
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`adminProducts.matrix.columns.${column}`)}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="sr-only">{t('adminProducts.matrix.tools')}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={list}>
            {rows.map((row, index) => (
              <MatrixRow
                key={row.key}
                {...{ row, index, columns, options, hasScripts }}
                facts={factsOf(index)}
                onRemove={() => removeRow(index)}
              />
            ))}
          </tbody>
        </table>
      )}
      <RemoveVariantDialog
        timesOrdered={removed === null ? null : (factsOf(removed)?.timesOrdered ?? 0)}
        onClose={() => setRemoved(null)}
        onRemove={() => {
          if (removed !== null) remove(removed);
          setRemoved(null);
        }}
      />
    </RowsFieldset>
  );
}
