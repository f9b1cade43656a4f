import type { TranslationOf } from '../../../translate.ts';
import type { game as english } from '../../en/game/index.ts';
import { notices } from './notices.ts';
import { refusals } from './refusals.ts';
import { wait } from './wait.ts';

export const game: TranslationOf<typeof english> = { notices, refusals, wait };
