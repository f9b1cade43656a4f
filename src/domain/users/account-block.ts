import { shopDay } from '../catalog/delivery.ts';

/** The stored end of a block until further notice: a date that is never reached. */
export const endlessBlock = new Date('9999-12-31T00:00:00Z');

export const isEndlessBlock = (until: Date): boolean => until >= endlessBlock;

/** The last day of a block in Cairo; null for a block until further notice. */
export const lastBlockedDay = (until: Date): string | null =>
  isEndlessBlock(until) ? null : shopDay(new Date(until.getTime() - 1));
