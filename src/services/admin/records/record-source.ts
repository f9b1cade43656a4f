import type { z } from 'zod';
import type { EditableTableName } from '../changes/editable-tables.ts';
import { storedText } from './stored-text.ts';

/** A kind of record that staff edit with <RecordForm>: one row of one table. */
export interface RecordSource<Schema extends z.ZodObject = z.ZodObject> {
  /** As drafts name it; `private.may_edit` knows its roles. */
  kind: string;
  table: EditableTableName;
  /** Turns the texts of the form into what the columns store. */
  schema: Schema;
  /** How a change is called in the history. */
  title: string;
  /** Columns whose field in the form has another name. */
  columns?: Readonly<Record<string, string>>;
  /** Fields that the form shows in another way than they are stored, such as times without seconds. */
  texts?: Readonly<Record<string, (stored: string) => string>>;
  /** What the form of a new record shows first. */
  initial?: Readonly<Record<string, string>>;
  /** New records come last, by `display_order`. */
  isOrdered?: boolean;
  /** The field to correct when a constraint of the database rejects a value. */
  fieldOfConstraint?: Readonly<Record<string, string>>;
}

export const defineRecord = <Schema extends z.ZodObject>(
  source: RecordSource<Schema>,
): RecordSource<Schema> => source;

export const recordFieldsOf = ({ schema }: RecordSource): string[] => Object.keys(schema.shape);

export const columnOfField = ({ columns = {} }: RecordSource, field: string): string =>
  columns[field] ?? field;

/** A stored value as its field in the form shows it. */
export function fieldText({ texts = {} }: RecordSource, field: string, value: unknown): string {
  const text = storedText(value);
  return text === '' ? '' : (texts[field]?.(text) ?? text);
}

/** The texts of an empty form. */
export const emptyTexts = (source: RecordSource): Record<string, string> =>
  Object.fromEntries(recordFieldsOf(source).map((field) => [field, source.initial?.[field] ?? '']));
