import { claimList } from './claim-list.ts';
import { prizeList } from './prize-list.ts';

export const adminGame = {
  claimList,
  prizeList,
} as const;
