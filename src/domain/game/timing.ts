export const questionsPerGame = 4;
export const secondsPerQuestion = 15;

/** People who need it get ten times as long (WCAG 2.2.1). */
const extension = 10;

/** What the way through a slow network may take without costing an answer. */
const networkAllowanceSeconds = 3;

/** After an answer its explanation is read; then the next clock starts by itself. */
const readingSeconds = 30;

/** The last seconds are heard: a tick each, then warnings. */
export const tickFromSeconds = 5;
export const warnFromSeconds = 3;

export const secondsFor = (extendedTime: boolean): number =>
  extendedTime ? secondsPerQuestion * extension : secondsPerQuestion;

export const readingSecondsFor = (extendedTime: boolean): number =>
  extendedTime ? readingSeconds * extension : readingSeconds;

/** A game that nobody finishes ends after a day; a win can be claimed for a week. */
export const gameLastsHours = 24;
export const winLastsHours = 7 * 24;

interface Clock {
  startsAt: Date;
  extendedTime: boolean;
}

/** What the player's clock shows, rounded up to tenths so that it never shows less than there is. */
export function secondsLeft({ startsAt, extendedTime }: Clock, now: Date): number {
  const whole = secondsFor(extendedTime);
  const passed = (now.getTime() - startsAt.getTime()) / 1000;
  return Math.min(whole, Math.max(0, Math.ceil((whole - passed) * 10) / 10));
}

/** An answer that arrives after this is an expiry. */
export function isLate({ startsAt, extendedTime }: Clock, now: Date): boolean {
  const passed = (now.getTime() - startsAt.getTime()) / 1000;
  return passed > secondsFor(extendedTime) + networkAllowanceSeconds;
}
