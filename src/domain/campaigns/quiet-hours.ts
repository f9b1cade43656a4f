import { inCairo } from '../cairo-time.ts';

/** From ten in the evening to nine in the morning in Cairo, people do not want to hear from a shop. */
export function isQuietHour(time: Date): boolean {
  const hour = Number(inCairo(time).slice(11, 13));
  return hour >= 22 || hour < 9;
}
