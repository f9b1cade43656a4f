import { z } from 'zod';

const typedRow = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));
const typedRows = z.array(typedRow);
export type TypedRow = z.infer<typeof typedRow>;

/** The rows in the text of a field; none when it cannot be read. */
export function parseRows(text: string): TypedRow[] {
  try {
    const { data } = typedRows.safeParse(JSON.parse(text || '[]'));
    return data ?? [];
  } catch {
    return [];
  }
}

/** Whether nothing was typed into a new row. */
const isBlank = ({ id, ...cells }: TypedRow) =>
  !id && Object.values(cells).every((cell) => cell === '' || cell === false || cell === null);

/**
 * Rows of a record form, sent as one JSON text. Each row is parsed by its schema; blank new rows are
 * left out. Problems name the place of the row as it was sent.
 */
export const rowsInput = <Row extends z.ZodType>(row: Row, { max = 100 }: { max?: number } = {}) =>
  z.string().transform((text, context): z.output<Row>[] => {
    const rows = parseRows(text);
    if (rows.length > max) context.addIssue('too_many_rows');
    return rows.flatMap((typed, index) => {
      if (isBlank(typed)) return [];
      const parsed = row.safeParse(typed);
      if (parsed.success) return [parsed.data];
      for (const { path, message } of parsed.error.issues) {
        context.addIssue({ code: 'custom', message, path: [index, ...path] });
      }
      return [];
    });
  });
