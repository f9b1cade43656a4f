import { bar } from './bar.ts';
import { claim } from './claim.ts';
import { complete } from './complete.ts';
import { fairness } from './fairness.ts';
import { intro } from './intro.ts';
import { notices } from './notices.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { wait } from './wait.ts';
import { wheel } from './wheel.ts';

/** What only the prize game says. */
export const game = {
  bar,
  claim,
  complete,
  fairness,
  intro,
  notices,
  questions,
  refusals,
  wait,
  wheel,
} as const;
