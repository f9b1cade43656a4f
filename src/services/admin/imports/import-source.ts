import type { RowValues } from '#domain/admin/changes.ts';
import type { ImportColumn } from '#domain/admin/imports/import-column.ts';
import type { Locale } from '#i18n/locale.ts';
import type { EditableTableName } from '../changes/editable-tables.ts';
import type { ListSource } from '../lists/list-source.ts';

/** A list whose export can be imported again. */
export interface ImportSource {
  source: ListSource;
  /** Names its page in the menu. */
  page: 'products';
  table: EditableTableName;
  /** Identifies rows in files without ids; a column of the list and of its table. */
  code: { column: string; field: string };
  columns(): Promise<Record<string, ImportColumn>>;
  /** The label of a column, which a file may have instead of its name. */
  label(column: string, locale: Locale): string;
  newRow?(values: RowValues): RowValues;
  check(row: {
    stored: RowValues | null;
    after: RowValues;
  }): [field: string, problem: string] | null;
}
