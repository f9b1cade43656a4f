export const questionsPerGame = 4;
export const secondsPerQuestion = 15;

/** Ten times as long for players who need it (WCAG 2.2.1). */
const extension = 10;

/** Seconds allowed for a slow network. */
const networkAllowanceSeconds = 3;

/** Time to read the explanation before the next clock starts by itself: longer feels like a fault. */
const readingSeconds = 8;

/** Sounds in the last seconds: ticks, then warnings. */
export const tickFromSeconds = 5;
export const warnFromSeconds = 3;

export const secondsFor = (extendedTime: boolean): number =>
  extendedTime ? secondsPerQuestion * extension : secondsPerQuestion;

export const readingSecondsFor = (extendedTime: boolean): number =>
  extendedTime ? readingSeconds * extension : readingSeconds;

/** An unfinished game ends after a day; a win can be claimed for a week. */
export const gameLastsHours = 24;
export const winLastsHours = 7 * 24;

interface Clock {
  startsAt: Date;
  extendedTime: boolean;
}

/** Rounded up to tenths, so that it never shows less than is left. */
export function secondsLeft({ startsAt, extendedTime }: Clock, now: Date): number {
  const whole = secondsFor(extendedTime);
  const passed = (now.getTime() - startsAt.getTime()) / 1000;
  return Math.min(whole, Math.max(0, Math.ceil((whole - passed) * 10) / 10));
}

/** Whether an answer comes too late. */
export function isLate({ startsAt, extendedTime }: Clock, now: Date): boolean {
  const passed = (now.getTime() - startsAt.getTime()) / 1000;
  return passed > secondsFor(extendedTime) + networkAllowanceSeconds;
}
