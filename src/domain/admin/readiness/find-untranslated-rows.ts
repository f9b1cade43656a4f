import { parseRows } from '../forms/rows-input.ts';
import type { Finding } from './finding.ts';

type Texts = Readonly<Record<string, string>>;

/** Rows in which one language stands alone: `cells` are the English names, by field. */
export function findUntranslatedRows(
  texts: Texts,
  fields: Readonly<Record<string, readonly string[]>>,
): Finding[] {
  return Object.entries(fields).flatMap(([field, cells]) =>
    parseRows(texts[field] ?? '').flatMap((row, index): Finding[] => {
      const isEmpty = (cell: string) => String(row[cell] ?? '').trim() === '';
      const detail = String(index + 1);
      if (cells.some((cell) => isEmpty(`${cell}_ar`) && !isEmpty(cell)))
        return [{ rule: 'missing_arabic', level: 'red', field, detail }];
      if (cells.some((cell) => isEmpty(cell) && !isEmpty(`${cell}_ar`)))
        return [{ rule: 'missing_english', level: 'red', field, detail }];
      return [];
    }),
  );
}
