import type { Box } from '#domain/catalog/fit-geometry.ts';
import { plainRichText } from '#domain/content/plain-rich-text.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { messagesOf, translator } from '#i18n/translator.server.ts';
import type { RecordedValues, RecordRef, ShownField } from './history-line.ts';
import { flattenValue } from './flatten-value.ts';
import { isLeftOut, keyReferences, kindOf, people, referenceOf } from './value-kinds.ts';

const { fields, tables, choices } = messagesOf('en').adminHistory;

/** What is needed to describe values; `readDescriber` reads it for its reader. */
export interface Describer {
  locale: Locale;
  /** What rows are called, by `table id`. */
  records: ReadonlyMap<string, string>;
  /** Of the shop today. */
  currency: string;
  /** Of orders, by id. */
  currencies: ReadonlyMap<string, string>;
}

type Place = Pick<RecordedValues, 'table' | 'rowKey'> & {
  column: string;
  /** All values of the line: an amount is in the currency beside it. */
  beside: Record<string, unknown>;
};

/** The changed fields of a line, by name. */
export function describeFields(line: RecordedValues, describer: Describer): ShownField[] {
  const { table, rowKey, before, after, hidden } = line;
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  const beside = { ...before, ...after };
  const shown = [...columns]
    .filter((column) => !isLeftOut(table, column))
    .flatMap((column) => {
      const place = { table, rowKey, column, beside };
      return describeColumn(place, [before[column], after[column]], describer);
    });
  const others = hidden
    .filter((column) => !isLeftOut(table, column))
    .map((column) => ({
      name: historyFieldName(column, describer.locale, table),
      before: null,
      after: null,
      isHidden: true,
    }));
  return [...shown, ...others]
    .filter(({ isHidden, ...values }) => isHidden || values.before !== values.after)
    .toSorted((one, other) => one.name.localeCompare(other.name, describer.locale));
}

/** One field, or one for each part of a value that has parts. */
function describeColumn(
  place: Place,
  values: [unknown, unknown],
  describer: Describer,
): ShownField[] {
  const { locale } = describer;
  const label = historyFieldName(place.column, locale, place.table);
  const [before, after] = values.map((value) => partsOf(value));
  if (!before && !after) {
    const [from, to] = values;
    return [
      {
        name: label,
        before: valueText(from, describer, place),
        after: valueText(to, describer, place),
        ...refsOf([from, to], place, describer),
        isHidden: false,
      },
    ];
  }
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...names].map((name) => ({
    name: [
      label,
      ...name
        .split('.')
        .filter(Boolean)
        .map((part) => partName(part, locale)),
    ].join(' · '),
    before: valueText(before?.get(name), describer),
    after: valueText(after?.get(name), describer),
    isHidden: false,
  }));
}

/** The parts of a value that has some; also of one that is stored as JSON text, as blocks are. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return partsOf(JSON.parse(value));
    } catch {
      return null;
    }
  }
  return isBox(value) ? null : flattenValue(value);
}

const partName = (part: string, locale: Locale): string => {
  if (/^\d+$/.test(part)) return formatNumber(Number(part), locale);
  return historyFieldName(part, locale);
};

/** The name that staff use; a key of a value without one is its own words. */
export function historyFieldName(column: string, locale: Locale, table = ''): string {
  const name = [`${table}_${column}`, column].find((each) => each in fields);
  return name
    ? translator(locale)(`adminHistory.fields.${name as keyof typeof fields}`)
    : inPlainText(column);
}

export function tableName(table: string, locale: Locale): string {
  return table in tables
    ? translator(locale)(`adminHistory.tables.${table as keyof typeof tables}`)
    : inPlainText(table);
}

/** What a row is called, when its own label does not say it. */
export function recordName(
  { table, rowKey, before, after }: RecordedValues,
  label: string | null,
  describer: Describer,
): string | null {
  const { records, locale } = describer;
  const key = rowKey?.split('/')[0] ?? '';
  const own = records.get(`${keyReferences[table] ?? table} ${key}`);
  const text = label && choiceText(label, locale);
  if (own) return text && own !== text && keyReferences[table] ? `${own} · ${text}` : (text ?? own);
  if (text) return text;
  const beside = Object.entries({ ...before, ...after }).map(([column, value]) =>
    records.get(`${referenceOf(table, column)} ${String(value)}`),
  );
  return beside.find(Boolean) ?? null;
}

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' &&
  value !== null &&
  'width' in value &&
  'depth' in value &&
  'height' in value;

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;
/** A block without an end is stored as the last moment that PostgreSQL and browsers both know. */
const endless = /^(infinity|9999-12-31)/;

export function valueText(value: unknown, describer: Describer, place?: Place): string | null {
  const { locale } = describer;
  const t = translator(locale);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'adminHistory.yes' : 'adminHistory.no');
  if (Array.isArray(value)) {
    const texts = value.map((each: unknown) => valueText(each, describer, place));
    return texts.filter((each) => each !== null).join(locale === 'ar' ? '، ' : ', ') || null;
  }
  if (isBox(value)) return t('productDetails.facts.dimensionsValue', { ...value });
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (place?.column === 'banned_until') {
    if (endless.test(text)) return t('adminHistory.forEver');
    return t('adminHistory.until', { date: formatDate(text, locale, 'dateTime') });
  }
  if (time.test(text)) return formatDate(text, locale, 'dateTime');
  if (day.test(text)) return formatDate(text, locale);
  if (place) return placedText(text, place, describer);
  return text.startsWith('<') ? plainRichText(text) : text;
}

function placedText(text: string, place: Place, describer: Describer): string {
  const { locale, records, currency, currencies } = describer;
  const { table, column, rowKey, beside } = place;
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  switch (kindOf(table, column)) {
    case 'reference':
      return (
        records.get(`${referenceOf(table, column)} ${text}`) ??
        translator(locale)('adminHistory.gone')
      );
    case 'term':
      return records.get(`terms ${text}`) ?? text;
    case 'governorate':
      return records.get(`governorates ${text}`) ?? text;
    case 'choice':
      return choiceText(text, locale);
    case 'amount': {
      const own = beside['currency'] ?? beside['order_id'] ?? rowKey;
      const paidIn = currencies.get(String(own)) ?? (beside['currency'] as string | undefined);
      return isNumber ? formatMoney(text, locale, paidIn ?? currency) : text;
    }
    case 'share':
      return isNumber
        ? `${formatNumber(Number(text), locale)}${locale === 'ar' ? '٪' : '%'}`
        : text;
    case 'number':
      return isNumber ? formatNumber(Number(text), locale) : text;
    case 'text':
      return text.startsWith('<') ? plainRichText(text) : text;
  }
}

/** What a stored word means; other texts as they are. */
export function choiceText(text: string, locale: Locale): string {
  const name = text.replace(', ', '_');
  return name in choices
    ? translator(locale)(`adminHistory.choices.${name as keyof typeof choices}`)
    : text;
}

/** Where a value leads to; only if its reader sees what it refers to. */
function refsOf(values: [unknown, unknown], { table, column }: Place, { records }: Describer) {
  const other = referenceOf(table, column);
  if (!other) return {};
  const refOf = (value: unknown): RecordRef | undefined =>
    records.has(`${other} ${String(value)}`)
      ? { table: other === people ? 'users' : other, rowKey: String(value) }
      : undefined;
  return { beforeRef: refOf(values[0]), afterRef: refOf(values[1]) };
}

const inPlainText = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
