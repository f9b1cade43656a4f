import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { readSheet } from '#domain/admin/products/paste-cells.ts';
import {
  asGridCell,
  columnOf,
  fillBelow,
  goBy,
  rowsOfCells,
  stepOf,
  writeCells,
  type GridCell,
} from './grid-cells.ts';
import type { MatrixColumn } from './matrix-columns.ts';

/**
 * The keyboard of the grid. A focused cell is selected: arrows go to its neighbours, typing replaces it.
 * Enter or F2 edits its text, in which arrows move the caret; Enter goes down, Escape takes back.
 */
export function useGridKeys(body: RefObject<HTMLElement | null>, onChange: () => void) {
  const editing = useRef<{ cell: GridCell; was: string } | null>(null);
  const active = useRef<GridCell | null>(null);

  function startEditing(cell: GridCell): void {
    editing.current = { cell, was: cell.value };
    cell.setSelectionRange(cell.value.length, cell.value.length);
  }

  function takeBack(cell: GridCell): void {
    cell.value = editing.current?.was ?? cell.value;
    editing.current = null;
    cell.select();
    onChange();
  }

  function fillDown(): void {
    if (!active.current) return;
    fillBelow(body.current, active.current);
    onChange();
  }

  /** What a key does in a cell; undefined leaves it to the browser. */
  function actionOf(event: KeyboardEvent, cell: GridCell): (() => void) | undefined {
    const isEditing = editing.current?.cell === cell;
    const step = stepOf(event.key);
    if (step) return isEditing || event.shiftKey ? undefined : () => goBy(body.current, cell, step);
    if (event.key === 'Enter' && isEditing) return () => goBy(body.current, cell, [1, 0]);
    if (event.key === 'Enter' || event.key === 'F2') return () => startEditing(cell);
    if (event.key === 'Escape' && isEditing) return () => takeBack(cell);
    const isCopy = event.code === 'KeyD' && (event.ctrlKey || event.metaKey);
    return isCopy ? fillDown : undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = asGridCell(event.target);
    const action = cell && actionOf(event, cell);
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** One cell of the grid is in the order of the tab key: the last one that was used. */
  function onFocus(event: FocusEvent): void {
    const target = asGridCell(event.target);
    if (!target) return;
    for (const cell of rowsOfCells(body.current).flat()) cell.tabIndex = cell === target ? 0 : -1;
    active.current = target;
    editing.current = null;
    target.select();
  }

  function onPaste(event: ClipboardEvent): void {
    const cell = asGridCell(event.target);
    const values = readSheet(event.clipboardData.getData('text/plain'));
    const isOne = values.length === 1 && values[0]?.length === 1;
    if (!cell || isOne) return;
    event.preventDefault();
    writeCells(body.current, cell, values);
    onChange();
  }

  /** Sets a column of every row. */
  function setColumn(column: MatrixColumn, value: string): void {
    const cells = rowsOfCells(body.current).flat();
    for (const cell of cells) if (columnOf(cell) === column) cell.value = value;
    onChange();
  }

  return { handlers: { onKeyDown, onFocus, onPaste }, fillDown, setColumn };
}

export type GridKeys = ReturnType<typeof useGridKeys>;
