import { z } from 'zod';
import { jsonText } from '../../json-text.ts';

const typedRow = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));
const typedRows = jsonText({ problem: 'invalid_choice' }).pipe(z.array(typedRow, 'invalid_choice'));
export type TypedRow = z.infer<typeof typedRow>;

/** The rows in the text of a field; none when it cannot be read. */
export const parseRows = (text: string): TypedRow[] => typedRows.safeParse(text).data ?? [];

/** Whether nothing was typed into a new row. */
const isBlank = ({ id, ...cells }: TypedRow) =>
  !id && Object.values(cells).every((cell) => cell === '' || cell === false || cell === null);

interface RowsOptions {
  max?: number;
  /** A row that nothing was typed into is a mistake, instead of being left out. */
  withBlank?: boolean;
}

/**
 * Rows of a record form, sent as one JSON text. Each row is parsed by its schema; blank new rows are
 * left out. Problems name the place of the row as it was sent; a text that cannot be read is one, or
 * every stored row would be removed.
 */
export const rowsInput = <Row extends z.ZodType>(
  row: Row,
  { max = 100, withBlank = false }: RowsOptions = {},
) =>
  typedRows.transform((rows, context): z.output<Row>[] => {
    if (rows.length > max) context.addIssue('too_many_rows');
    return rows.flatMap((typed, index) => {
      if (!withBlank && isBlank(typed)) return [];
      const parsed = row.safeParse(typed);
      if (parsed.success) return [parsed.data];
      for (const { path, message } of parsed.error.issues) {
        context.addIssue({ code: 'custom', message, path: [index, ...path] });
      }
      return [];
    });
  });
