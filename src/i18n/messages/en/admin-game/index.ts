import { claimList } from './claim-list.ts';
import { claimQueue } from './claim-queue.ts';
import { gameSettings } from './game-settings.ts';
import { odds } from './odds.ts';
import { prizeList } from './prize-list.ts';
import { prizes } from './prizes.ts';
import { gameQuestions } from './game-questions.ts';
import { questionUpload } from './question-upload.ts';

export const adminGame = {
  claimList,
  claimQueue,
  gameSettings,
  odds,
  prizeList,
  prizes,
  gameQuestions,
  questionUpload,
  percent: '{percent}%',
} as const;
