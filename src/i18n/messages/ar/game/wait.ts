import type { TranslationOf } from '../../../translate.ts';
import type { wait as english } from '../../en/game/wait.ts';

export const wait: TranslationOf<typeof english> = {
  now: 'الآن',
  minutes: '{minutes} د',
  hours: '{hours} س {minutes} د',
};
