import { toWesternDigits } from '#domain/digits.ts';
import { placeCell, removeCell } from './rows-columns.ts';

type Cells = Record<string, string>;

/** Puts rows that a page without scripts sent cell by cell into the text of their field. */
export function collectRows(form: FormData, fields: readonly string[]): void {
  for (const field of fields) {
    const rows = rowsOf(form, `rows.${field}.`);
    if (rows.length > 0) form.set(field, JSON.stringify(inTypedOrder(rows)));
  }
}

function rowsOf(form: FormData, prefix: string): Cells[] {
  const rows = new Map<string, Cells>();
  for (const [name, value] of form) {
    if (!name.startsWith(prefix) || typeof value !== 'string') continue;
    const [, index = '', cell = ''] =
      /^(\d{1,3})\.([a-z_!]+)$/.exec(name.slice(prefix.length)) ?? [];
    if (!cell) continue;
    const row = rows.get(index) ?? {};
    row[cell] = value.replaceAll('\r\n', '\n');
    rows.set(index, row);
  }
  return [...rows.values()];
}

/** A row whose place was changed goes before the one that has this place. */
function inTypedOrder(rows: readonly Cells[]): Cells[] {
  const placed = rows.flatMap(
    ({ [removeCell]: removed, [placeCell]: typed = '', ...row }, index) => {
      if (removed) return [];
      const place = Number(toWesternDigits(typed)) || index + 1;
      return [
        { row, place: place <= index ? place - 0.5 : place > index + 1 ? place + 0.5 : place },
      ];
    },
  );
  return placed.toSorted((one, other) => one.place - other.place).map(({ row }) => row);
}
