import { notices } from './notices.ts';
import { refusals } from './refusals.ts';
import { wait } from './wait.ts';

/** What only the prize game says. */
export const game = { notices, refusals, wait } as const;
