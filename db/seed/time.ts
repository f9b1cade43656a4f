import { idOf } from './ids.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY);

export const hoursAfter = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() + hours * HOUR);

const inCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

/** The day in the shop's own time zone, as 2026-05-18. */
export const shopDay = (moment: Date): string => inCairo.format(moment);

/** A deterministic pseudo-random number below `limit`. */
export const scatter = (limit: number, ...name: string[]): number =>
  Number.parseInt(idOf('scatter', ...name).slice(0, 8), 16) % limit;
