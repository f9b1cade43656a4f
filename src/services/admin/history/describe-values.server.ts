import type { Box } from '#domain/catalog/fit-geometry.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { messagesOf, translator } from '#i18n/translator.server.ts';
import type { RecordedValues, ShownField } from './history-line.ts';

const { fields, tables } = messagesOf('en').adminHistory;

/** What is needed to describe values: the language, and the names of staff by id. */
export interface Describer {
  locale: Locale;
  names: ReadonlyMap<string, string>;
}

/** The changed fields of a line, by name. */
export function describeFields(
  { before, after, hidden }: RecordedValues,
  describer: Describer,
): ShownField[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  // A new row has one; it says nothing to staff.
  columns.delete('id');
  const shown = [...columns].map((column) => ({
    name: historyFieldName(column, describer.locale),
    before: valueText(before[column], describer),
    after: valueText(after[column], describer),
    isHidden: false,
  }));
  const others = hidden.map((column) => ({
    name: historyFieldName(column, describer.locale),
    before: null,
    after: null,
    isHidden: true,
  }));
  return [...shown, ...others]
    .filter(({ isHidden, ...values }) => isHidden || values.before !== values.after)
    .toSorted((one, other) => one.name.localeCompare(other.name, describer.locale));
}

/** The name that staff use, or the column's own in words. */
export function historyFieldName(column: string, locale: Locale): string {
  return column in fields
    ? translator(locale)(`adminHistory.fields.${column as keyof typeof fields}`)
    : inPlainText(column);
}

export function tableName(table: string, locale: Locale): string {
  return table in tables
    ? translator(locale)(`adminHistory.tables.${table as keyof typeof tables}`)
    : inPlainText(table);
}

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'depth' in value &&
  'height' in value;

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

export function valueText(value: unknown, { locale, names }: Describer): string | null {
  const t = translator(locale);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'adminHistory.yes' : 'adminHistory.no');
  if (Array.isArray(value)) return value.map(String).join(locale === 'ar' ? '، ' : ', ') || null;
  if (isBox(value)) return t('productDetails.facts.dimensionsValue', { ...value });
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (time.test(text)) return formatDate(text, locale, 'dateTime');
  return names.get(text) ?? text;
}

const inPlainText = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
