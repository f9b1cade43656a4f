import { addDays } from '../catalog/delivery.ts';
import { countDays, type DaySpan } from './report-range.ts';

/** A chart has at most this many points, so that each of them can be read and touched. */
const maxDaySteps = 31;
const maxWeekSteps = 18;

/** The points of a chart: days, weeks or months. The first and the last may be shorter. */
export function chartSteps(span: DaySpan): DaySpan[] {
  const days = countDays(span);
  if (days <= maxDaySteps) return stepsOf(span, (from) => from);
  if (days <= maxWeekSteps * 7) return stepsOf(span, (from) => addDays(from, 6));
  return stepsOf(span, lastOfMonth);
}

function stepsOf({ from, to }: DaySpan, lastOf: (from: string) => string): DaySpan[] {
  const steps: DaySpan[] = [];
  for (let day = from; day <= to; day = addDays(steps.at(-1)!.to, 1)) {
    const last = lastOf(day);
    steps.push({ from: day, to: last < to ? last : to });
  }
  return steps;
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The step that a day belongs to, by its position. */
export const chartStepOf = (steps: readonly DaySpan[], day: string): number =>
  steps.findIndex(({ from, to }) => from <= day && day <= to);
