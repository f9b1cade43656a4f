import { useState } from 'react';
import type { TypedRow } from '#domain/admin/forms/rows-input.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { ShownRow } from './use-rows.ts';

export interface KnownRow {
  label: string;
  cells: TypedRow;
}

interface KnownRowsProps {
  /** What is chosen, such as "Colour of the dictionary". */
  label: string;
  known: readonly KnownRow[];
  rows: readonly ShownRow[];
  /** The cell that tells rows apart. */
  by: string;
  add(rows: readonly TypedRow[]): void;
}

/** Rows that the shop knows already are chosen instead of typed. */
export function KnownRows({ label, known, rows, by, add }: KnownRowsProps) {
  const t = useT();
  const [selected, setSelected] = useState('');
  const taken = new Set(rows.map(({ cells }) => cells[by]));
  const offered = known.filter(({ cells }) => !taken.has(cells[by]));
  const row = offered.find(({ cells }) => cells[by] === selected);
  if (offered.length === 0) return null;
  return (
    <div className="rows-known">
      <select
        className="control"
        aria-label={label}
        value={row ? selected : ''}
        onChange={({ target }) => setSelected(target.value)}
      >
        <option value="">{label}</option>
        {offered.map((each) => (
          <option key={String(each.cells[by])} value={String(each.cells[by])}>
            {each.label}
          </option>
        ))}
      </select>
      <Button
        variant="outline"
        size="small"
        disabled={!row}
        onClick={() => row && add([{ id: '', ...row.cells }])}
      >
        <PlusIcon /> {t('admin.recordForm.rows.add')}
      </Button>
    </div>
  );
}
