import { bar } from './bar.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { fairness } from './fairness.ts';
import { intro } from './intro.ts';
import { questions } from './questions.ts';
import { rejections } from './rejections.ts';
import { toasts } from './toasts.ts';
import { wait } from './wait.ts';
import { wheel } from './wheel.ts';

/** The prize game. */
export const game = {
  bar,
  claim,
  complete,
  fairness,
  intro,
  questions,
  rejections,
  toasts,
  wait,
  wheel,
} as const;
