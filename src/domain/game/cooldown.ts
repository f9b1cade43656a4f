export const cooldownHours = 24;

const minute = 60_000;
const hour = 60 * minute;

/** Shown as "Nh Mm", "Nm" or "Now". */
export type Wait =
  | { kind: 'now' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number; minutes: number };

export const nextPlayAfter = (lastPlayed: Date): Date =>
  new Date(lastPlayed.getTime() + cooldownHours * hour);

/** Rounds up to whole minutes: "1m" until the end, never "0m" while waiting. */
export function waitUntil(next: Date | null, now: Date): Wait {
  const left = next === null ? 0 : next.getTime() - now.getTime();
  if (left <= 0) return { kind: 'now' };
  const minutes = Math.ceil(left / minute);
  if (minutes < 60) return { kind: 'minutes', minutes };
  return { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
