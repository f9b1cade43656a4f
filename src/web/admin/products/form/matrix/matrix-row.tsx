import { useId } from 'react';
import { optionNames, type OptionName } from '#domain/admin/products/find-variant-problems.ts';
import { useLanguage } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useFormContext } from '../../../../shared/forms/form-context.ts';
import { removeCell, rowCellName } from '../../../forms/rows-columns.ts';
import type { ShownRow } from '../../../forms/use-rows.ts';
import type { PieceFacts } from '../product-form-data.ts';
import { Combination } from './combination.tsx';
import { isMeasure, isNumberColumn, type MatrixColumn } from './matrix-columns.ts';
import type { MatrixOption } from './use-options.ts';

interface MatrixRowProps {
  row: ShownRow;
  index: number;
  columns: readonly MatrixColumn[];
  options: Record<OptionName, MatrixOption[]>;
  facts?: PieceFacts[string];
  hasScripts: boolean;
  onRemove(): void;
}

export function MatrixRow(props: MatrixRowProps) {
  const { row, index, columns, options, facts, hasScripts, onRemove } = props;
  const { t, number } = useLanguage();
  const { problemOf } = useFormContext();
  const label = optionNames
    .map((name) => labelOf(options[name], String(row.cells[name] ?? '')))
    .filter(Boolean)
    .join(' · ');
  const problem = optionNames.map((name) => problemOf(`variants.${index}.${name}`)).find(Boolean);
  return (
    <tr role="row" className="matrix-row">
      <th role="rowheader" scope="row">
        <Combination {...{ row, index, options, label, hasScripts }} />
        {problem && <span className="matrix-problem">{problem}</span>}
      </th>
      {columns.map((column) => (
        <td key={column} role="gridcell" data-label={t(`adminProducts.matrix.columns.${column}`)}>
          {column === 'inventory' && facts ? (
            <span className="matrix-fact">{number(facts.onHand)}</span>
          ) : (
            <MatrixCell {...{ row, index, column, label, hasScripts }} />
          )}
        </td>
      ))}
      <td role="gridcell">
        {hasScripts ? (
          <IconButton label={t('adminProducts.matrix.remove', { name: label })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        ) : (
          <label className="rows-plain-tool">
            <input type="checkbox" name={rowCellName('variants', index, removeCell)} value="true" />
            {t('adminProducts.matrix.removePlain')}
          </label>
        )}
      </td>
    </tr>
  );
}

const labelOf = (options: readonly MatrixOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

interface MatrixCellProps extends Pick<MatrixRowProps, 'row' | 'index' | 'hasScripts'> {
  column: MatrixColumn;
  label: string;
}

function MatrixCell({ row, index, column, label, hasScripts }: MatrixCellProps) {
  const { t } = useLanguage();
  const problemId = useId();
  const problem = useFormContext().problemOf(`variants.${index}.${column}`);
  return (
    <>
      <input
        className={isMeasure(column) ? 'control matrix-cell matrix-measure' : 'control matrix-cell'}
        dir="ltr"
        autoComplete="off"
        inputMode={isNumberColumn(column) ? 'decimal' : undefined}
        tabIndex={!hasScripts || (index === 0 && column === 'sku') ? 0 : -1}
        name={hasScripts ? undefined : rowCellName('variants', index, column)}
        data-cell={column}
        defaultValue={String(row.cells[column] ?? '')}
        aria-label={`${label}: ${t(`adminProducts.matrix.columns.${column}`)}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      />
      {problem && (
        <span id={problemId} className="matrix-problem">
          {problem}
        </span>
      )}
    </>
  );
}
