import { type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useSubmittedValue } from '../../shared/forms/form-context.ts';
import { KnownRows, type KnownRow } from './known-rows.tsx';
import { useRecordContext } from './record-context.ts';
import { rowCellName, cellsOf, type RowsColumn } from './rows-columns.ts';
import { RowTools } from './row-tools.tsx';
import { RowCell } from './row-cell.tsx';
import { RowsFieldset } from './rows-fieldset.tsx';
import './rows-field.css';
import { useRows } from './use-rows.ts';

interface RowsFieldProps {
  name: string;
  label: string;
  columns: readonly RowsColumn[];
  hint?: ReactNode;
  /** Says what a new row is, such as "Add a feature". */
  addLabel?: string;
  /** Rows to choose instead of typing them. */
  known?: { label: string; by: string; rows: readonly KnownRow[] };
}

/** Repeated rows inside a <RecordForm>. Its value is one JSON text, as README.md describes. */
export function RowsField({ name, label, columns, hint, addLabel, known }: RowsFieldProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const { shown: stored } = useRecordContext();
  const submitted = useSubmittedValue(name);
  const shown = submitted ?? stored[name] ?? '[]';
  const { input, list, rows, writeText, add, remove, move } = useRows(shown);
  const cells = cellsOf(columns, (text, lang) =>
    t(lang === 'en' ? 'admin.recordForm.labelEnglish' : 'admin.recordForm.labelArabic', {
      label: text,
    }),
  );
  const addRow = () => {
    add();
    setTimeout(() => focusRow(list.current, -1));
  };
  const moveRow = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    move(from, to);
    setTimeout(() => focusRow(list.current, to, document.activeElement));
  };
  const removeRow = (index: number) => {
    remove(index);
    setTimeout(() => focusRow(list.current, Math.min(index, rows.length - 2)));
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    moveRow(index, index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <RowsFieldset {...{ name, label, hint, input, shown, writeText }} className="rows-field">
      <ol ref={list} className="rows-list">
        {rows.map((row, index) => (
          <li key={row.key} className="rows-row" onKeyDown={(event) => moveByKey(event, index)}>
            {!hasScripts && (
              <input
                type="hidden"
                name={rowCellName(name, index, 'id')}
                defaultValue={String(row.cells['id'] ?? '')}
              />
            )}
            <div className="rows-cells" data-cells={cells.length}>
              {cells.map((cell) => (
                <RowCell key={cell.name} {...{ cell, row, index }} field={name} />
              ))}
            </div>
            <RowTools
              {...{ index, hasScripts }}
              field={name}
              rowCount={rows.length}
              {...{ removeRow, moveRow }}
            />
          </li>
        ))}
      </ol>
      {hasScripts && known && (
        <KnownRows label={known.label} known={known.rows} by={known.by} {...{ rows, add }} />
      )}
      {hasScripts && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={addRow}>
          <PlusIcon /> {addLabel ?? t('admin.recordForm.rows.add')}
        </Button>
      )}
    </RowsFieldset>
  );
}

/** After a move the same button of the moved row has the focus, else the first cell of the row. */
function focusRow(list: HTMLElement | null, place: number, last?: Element | null): void {
  const row = [...(list?.children ?? [])].at(place);
  const isInside = last && row?.contains(last);
  if (!isInside) row?.querySelector<HTMLElement>('[data-cell]')?.focus();
}
