import { toWesternDigits } from '../../digits.ts';
import { isCalendarDay } from './calendar-day.ts';
import type { Filter } from './list.ts';

/** What a filter is set to. An end of a range that is missing is open. */
export type FilterValue =
  | { kind: 'choice'; values: string[] }
  | { kind: 'days'; from: string | null; to: string | null }
  | { kind: 'amount'; from: string | null; to: string | null }
  | { kind: 'flag'; is: boolean }
  | { kind: 'text'; text: string };

interface FilterInput {
  /** Every value of the parameter. */
  whole: readonly string[];
  from: string;
  to: string;
}

const maxValues = 50;
const maxLength = 100;

/** Null when the filter is not set, or set to something that cannot be read. */
export function parseFilter(filter: Filter, input: FilterInput): FilterValue | null {
  if (filter.kind === 'choice') return parseChoice(filter.values, input.whole);
  const text = input.whole.find((each) => each !== '')?.slice(0, maxLength) ?? '';
  if (filter.kind === 'text') return text ? { kind: 'text', text } : null;
  if (filter.kind === 'flag') return parseFlag(text);
  return parseRange(filter.kind, readEnds(text, input));
}

function parseChoice(known: readonly string[] | undefined, whole: readonly string[]) {
  const texts = whole.flatMap((each) => each.split(',')).filter((each) => each !== '');
  const values = [...new Set(texts)]
    .filter((each) => (known ? known.includes(each) : each.length <= maxLength))
    .slice(0, maxValues);
  return values.length > 0 ? { kind: 'choice' as const, values } : null;
}

const flags = new Map([
  ['yes', true],
  ['no', false],
]);

function parseFlag(text: string) {
  const is = flags.get(text);
  return is === undefined ? null : { kind: 'flag' as const, is };
}

/** `a..b`, `a..`, `..b`, `>=a`, `<=b` or `a` alone for both ends. */
function readEnds(text: string, { from, to }: FilterInput): { from: string; to: string } {
  if (text === '') return { from, to };
  if (text.startsWith('>=')) return { from: text.slice(2), to: '' };
  if (text.startsWith('<=')) return { from: '', to: text.slice(2) };
  const [first = '', last] = text.split('..');
  return { from: first, to: last ?? first };
}

const readers = { days: readDay, amount: readAmount };

function parseRange(kind: 'days' | 'amount', ends: { from: string; to: string }) {
  const read = readers[kind];
  const [from, to] = [read(ends.from), read(ends.to)];
  return from === null && to === null ? null : { kind, from, to };
}

function readDay(text: string): string | null {
  const day = toWesternDigits(text.trim());
  return isCalendarDay(day) ? day : null;
}

function readAmount(text: string): string | null {
  const amount = toWesternDigits(text.trim()).replace('٫', '.');
  return /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? amount : null;
}

export function writeFilter(filter: Filter, value: FilterValue): string {
  switch (value.kind) {
    case 'choice':
      return value.values.join(',');
    case 'text':
      return value.text;
    case 'flag':
      return value.is ? 'yes' : 'no';
    default:
      return writeRange(filter.kind === 'amount', value);
  }
}

function writeRange(isAmount: boolean, { from, to }: { from: string | null; to: string | null }) {
  if (isAmount && to === null) return `>=${from}`;
  if (isAmount && from === null) return `<=${to}`;
  return `${from ?? ''}..${to ?? ''}`;
}
