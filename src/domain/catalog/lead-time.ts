import type { DayRange } from './delivery.ts';

const week = 7;

/** From two weeks on people think in weeks: the nearest one, and never less than the days promise. */
export function leadTimeInWeeks({ from, to }: DayRange): { from: number; to: number } | null {
  if (to < 2 * week) return null;
  return { from: Math.max(1, Math.round(from / week)), to: Math.ceil(to / week) };
}
