import type { TranslationOf } from '../../../translate.ts';
import type { adminGame as english } from '../../en/admin-game/index.ts';
import { claimList } from './claim-list.ts';
import { prizeList } from './prize-list.ts';

export const adminGame: TranslationOf<typeof english> = {
  claimList,
  prizeList,
};
