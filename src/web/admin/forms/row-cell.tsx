import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { rowCellName, type RowsCell } from './rows-columns.ts';
import type { ShownRow } from './use-rows.ts';

interface RowCellProps {
  field: string;
  cell: RowsCell;
  row: ShownRow;
  index: number;
}

const languageClass = { en: 'record-en', ar: 'record-ar' };

/** One labelled control of a row. */
export function RowCell({ field, cell, row, index }: RowCellProps) {
  const id = useId();
  const hasScripts = useHasScripts();
  const problem = useFormContext().problemOf(`${field}.${index}.${cell.name}`);
  const { lang, options, lines, type, maxLength } = cell;
  const control = {
    id,
    lang,
    maxLength,
    className: cx('control', type === 'number' && 'record-number'),
    dir: directionOf(cell),
    readOnly: Boolean(cell.isFixed && row.cells['id']) || undefined,
    name: hasScripts ? undefined : rowCellName(field, index, cell.name),
    defaultValue: String(row.cells[cell.name] ?? ''),
    'data-cell': cell.name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-error` : undefined,
  };
  return (
    <div className={cx('rows-cell', lang && languageClass[lang])}>
      <label htmlFor={id} className="text-xs text-muted">
        {cell.label}
      </label>
      {options ? (
        <select {...control}>
          <option value="" />
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...control} rows={lines} />
      ) : (
        <input {...control} inputMode={type === 'number' ? 'decimal' : undefined} />
      )}
      {problem && (
        <p id={`${id}-error`} className="text-xs font-medium text-terracotta">
          {problem}
        </p>
      )}
    </div>
  );
}

function directionOf({ lang, type }: RowsCell): 'rtl' | 'ltr' | undefined {
  if (lang) return lang === 'ar' ? 'rtl' : 'ltr';
  return type === 'number' || type === 'code' ? 'ltr' : undefined;
}
