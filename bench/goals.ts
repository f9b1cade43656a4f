const missed: string[] = [];

/** Notes a goal that was missed; returns whether it is met. */
export function checkGoal(name: string, isMet: boolean): boolean {
  if (!isMet) missed.push(name);
  return isMet;
}

/** What the last line of a bench that missed goals begins with; `npm run bench` looks for it. */
export const missedPrefix = 'goals missed: ';

/** The last line of a bench. A missed goal ends it with 1. */
export function reportGoals(): void {
  console.log(missed.length > 0 ? `\n${missedPrefix}${missed.join('; ')}` : '\nall goals are met');
  if (missed.length > 0) process.exitCode = 1;
}
