import { addDays } from '../catalog/delivery.ts';

/** Cairo days, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

export const rangeNames = ['7', '30', '90', 'year'] as const;
export const comparisons = ['before', 'year'] as const;

export type RangeName = (typeof rangeNames)[number];
export type Comparison = (typeof comparisons)[number];

/** The days of a report and those that it is compared with. */
export interface ReportRange extends DaySpan {
  /** Null for days of one's own. */
  name: RangeName | null;
  compare: Comparison;
  before: DaySpan;
}

const lengths: Record<RangeName, number> = { 7: 7, 30: 30, 90: 90, year: 365 };
/** More days would be a report that no chart shows. */
const maxDays = 1100;

/** From an address such as ?range=90&compare=year or ?from=2026-11-01&to=2026-11-15. */
export function readReportRange(search: URLSearchParams, today: string): ReportRange {
  const compare = comparisons.find((name) => name === search.get('compare')) ?? 'before';
  const own = ownSpan(search, today);
  const name = own ? null : (rangeNames.find((each) => each === search.get('range')) ?? '30');
  const span = own ?? { from: addDays(today, 1 - lengths[name!]), to: today };
  return { ...span, name, compare, before: spanBefore(span, compare) };
}

function ownSpan(search: URLSearchParams, today: string): DaySpan | null {
  const [from, to] = [search.get('from') ?? '', search.get('to') || today];
  if (!isDay(from) || !isDay(to) || from > to) return null;
  return countDays({ from, to }) > maxDays ? { from: addDays(to, 1 - maxDays), to } : { from, to };
}

/** As many days as the span has, directly before it or a year earlier. */
function spanBefore(span: DaySpan, compare: Comparison): DaySpan {
  const distance = compare === 'year' ? 365 : countDays(span);
  return { from: addDays(span.from, -distance), to: addDays(span.to, -distance) };
}

export const countDays = ({ from, to }: DaySpan): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The part of an address that says which days a report shows. */
export function searchOfRange({ name, from, to, compare }: ReportRange): string {
  const days = name === null ? `from=${from}&to=${to}` : `range=${name}`;
  return compare === 'before' ? days : `${days}&compare=${compare}`;
}
