import { plainNumber } from '#domain/admin/products/paste-cells.ts';
import { isNumberColumn, matrixColumns, type MatrixColumn } from './matrix-columns.ts';

export type GridCell = HTMLInputElement;

export const asGridCell = (target: EventTarget | null): GridCell | null =>
  target instanceof HTMLInputElement && target.dataset['cell'] ? target : null;

export const columnOf = (cell: GridCell) => cell.dataset['cell'] as MatrixColumn;

/** The cells of each row. */
export const rowsOfCells = (body: HTMLElement | null): GridCell[][] =>
  [...(body?.children ?? [])].map((row) => [...row.querySelectorAll<GridCell>('[data-cell]')]);

const cellBy = (
  rows: readonly GridCell[][],
  from: GridCell,
  [down, across]: readonly [down: number, across: number],
): GridCell | undefined => {
  const row = rows.findIndex((cells) => cells.includes(from));
  // Those of measurements are not shown for every product.
  const shown = new Set(rows.flat().map(columnOf));
  const columns = matrixColumns.filter((each) => shown.has(each));
  const column = columns[columns.indexOf(columnOf(from)) + across];
  return rows[row + down]?.find((cell) => columnOf(cell) === column);
};

export const goBy = (body: HTMLElement | null, from: GridCell, step: readonly [number, number]) =>
  cellBy(rowsOfCells(body), from, step)?.focus();

/** Writes values from a cell on, downwards and to the end side; numbers in plain digits. */
export function writeCells(
  body: HTMLElement | null,
  from: GridCell,
  values: readonly (readonly string[])[],
): void {
  const rows = rowsOfCells(body);
  for (const [down, line] of values.entries()) {
    for (const [across, value] of line.entries()) {
      const cell = cellBy(rows, from, [down, across]);
      if (cell) cell.value = isNumberColumn(columnOf(cell)) ? plainNumber(value) : value;
    }
  }
}

/** Copies a cell into those below it. */
export function fillBelow(body: HTMLElement | null, cell: GridCell): void {
  const values = rowsOfCells(body).map(() => [cell.value]);
  writeCells(body, cell, values);
}

const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads. In Arabic the next column is on the left. */
export function stepOf(key: string): readonly [number, number] | undefined {
  const step = steps[key];
  return step && document.documentElement.dir === 'rtl' ? [step[0], -step[1]] : step;
}
