import { useCallback, useId, useState, type SyntheticEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { rowCellName, type RowsCell } from './rows-columns.ts';
import { useControlText } from './use-control-text.ts';
import type { ShownRow } from './use-rows.ts';

interface RowCellProps {
  field: string;
  cell: RowsCell;
  row: ShownRow;
  index: number;
}

/** What every kind of input of a cell has. */
interface CellAttributes {
  id: string;
  lang: 'en' | 'ar' | undefined;
  dir: 'ltr' | 'rtl' | undefined;
  className: string;
  readOnly: true | undefined;
  name: string | undefined;
  defaultValue: string;
  'data-cell': string;
  onInput(event: SyntheticEvent<TextControl>): void;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isLonger = (text: string, longest: number) => text.trim().length > longest;

const languageClass = { en: 'record-en', ar: 'record-ar' };

/** One labelled control of a row. */
export function RowCell({ field, cell, row, index }: RowCellProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const rejected = useFormContext().problemOf(`${field}.${index}.${cell.name}`);
  const { lang, options, lines, type, maxLength = Infinity } = cell;
  const shown = String(row.cells[cell.name] ?? '');
  const [isLong, setIsLong] = useState(() => isLonger(shown, maxLength));
  const problem = isLong ? t('admin.recordForm.atMost', { count: maxLength }) : rejected;
  const control: CellAttributes = {
    id,
    lang,
    className: cx('control', type === 'number' && 'record-number'),
    dir: directionOf(cell),
    readOnly: Boolean(cell.isFixed && row.cells['id']) || undefined,
    name: hasScripts ? undefined : rowCellName(field, index, cell.name),
    defaultValue: shown,
    onInput: ({ currentTarget }) => setIsLong(isLonger(currentTarget.value, maxLength)),
    'data-cell': cell.name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-error` : undefined,
  };
  return (
    <div className={cx('rows-cell', lang && languageClass[lang])} data-column={cell.name}>
      <label id={`${id}-label`} htmlFor={id} className="text-xs text-muted">
        {cell.label}
      </label>
      {cell.control ? (
        <ReplacedCell {...{ cell, control }} />
      ) : options ? (
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

/** The plain input sends the text, an editor or a dialog writes it. */
function ReplacedCell({ cell, control }: { cell: RowsCell; control: CellAttributes }) {
  const { id, lang, dir, defaultValue } = control;
  const hasScripts = useHasScripts();
  const { text, change, ref } = useControlText<HTMLTextAreaElement>(defaultValue);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  const Control = cell.control!;
  return (
    <>
      <textarea
        {...control}
        ref={ref}
        id={isReady ? `${id}-plain` : id}
        aria-label={isReady ? cell.label : undefined}
        data-is-replaced={isReady || undefined}
        rows={cell.lines ?? 1}
      />
      {hasScripts && (
        <Control
          {...{ id, lang, dir, text, onReady }}
          label={cell.label}
          isInvalid={control['aria-invalid'] ?? false}
          onChange={change}
        />
      )}
    </>
  );
}

function directionOf({ lang, type }: RowsCell): 'rtl' | 'ltr' | undefined {
  if (lang) return lang === 'ar' ? 'rtl' : 'ltr';
  return type === 'number' || type === 'code' ? 'ltr' : undefined;
}
