import type { TranslationOf } from '../../../translate.ts';
import type { adminGame as english } from '../../en/admin-game/index.ts';
import { claimList } from './claim-list.ts';
import { claimQueue } from './claim-queue.ts';
import { gameSettings } from './game-settings.ts';
import { odds } from './odds.ts';
import { prizeList } from './prize-list.ts';
import { prizes } from './prizes.ts';
import { gameQuestions } from './game-questions.ts';
import { questionUpload } from './question-upload.ts';

export const adminGame: TranslationOf<typeof english> = {
  claimList,
  claimQueue,
  gameSettings,
  odds,
  prizeList,
  prizes,
  gameQuestions,
  questionUpload,
  percent: '{percent}٪',
};
