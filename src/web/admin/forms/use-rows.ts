import { useEffect, useRef, useState } from 'react';
import { parseRows, type TypedRow } from '#domain/admin/forms/rows-input.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { filledEvent } from './form-texts.ts';

/** A row on screen; its key stays while it is moved. */
export interface ShownRow {
  key: number;
  cells: TypedRow;
}

const emptyRowsWithoutScripts = 3;

/**
 * The rows of a field whose text is JSON in a hidden input. The cells are uncontrolled inputs: what they
 * hold is written into the text whenever something is typed, added, removed or moved.
 */
export function useRows<List extends HTMLElement = HTMLOListElement>(text: string) {
  const hasScripts = useHasScripts();
  const [rows, setRows] = useState(() => keyed(parseRows(text), []));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<List>(null);
  const isMoved = useRef(false);

  function writeText(): void {
    const typed = [...(list.current?.children ?? [])].map((row, index) => ({
      ...rows[index]?.cells,
      ...readCells(row),
    }));
    if (input.current) input.current.value = JSON.stringify(typed);
  }

  function change(next: ShownRow[]): void {
    isMoved.current = true;
    setRows(next);
  }

  // After the list shows the rows in their new order.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    writeText();
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  });

  useEffect(() => {
    const control = input.current;
    const show = () => setRows((shown) => keyed(parseRows(control?.value ?? ''), shown));
    control?.addEventListener(filledEvent, show);
    return () => control?.removeEventListener(filledEvent, show);
  }, []);

  return {
    input,
    list,
    writeText,
    rows: hasScripts ? rows : [...rows, ...blankRows()],
    add: (added: readonly TypedRow[] = [{ id: '' }]) => change([...rows, ...keyed(added, rows)]),
    remove: (index: number) => change(rows.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)),
  };
}

/** Keys that none of the shown rows has, so that new cells replace theirs. */
function keyed(added: readonly TypedRow[], shown: readonly ShownRow[]): ShownRow[] {
  const next = Math.max(-1, ...shown.map(({ key }) => key)) + 1;
  return added.map((cells, index) => ({ key: next + index, cells }));
}

const blankRows = (): ShownRow[] =>
  Array.from({ length: emptyRowsWithoutScripts }, (_, index) => ({
    key: -1 - index,
    cells: { id: '' },
  }));

/** Cells are found by `data-cell`: with scripts they have no names, so that only the text is sent. */
function readCells(row: Element): TypedRow {
  const cells = row.querySelectorAll<HTMLInputElement>('[data-cell]');
  return Object.fromEntries([...cells].map((cell) => [cell.dataset['cell']!, cell.value]));
}
