import { type Random, randomGap } from './random.ts';

const daySeconds = 86_400;
/** The rate changes every ten seconds. */
export const stepSeconds = 10;
const stepsOfHour = 3_600 / stepSeconds;

/** A part of the day's arrivals that comes at one moment and then dies away. */
export interface Burst {
  /** Seconds after midnight. */
  at: number;
  share: number;
  /** Seconds after which the rate is 1/e of what it was. */
  decay: number;
}

/** How many of a day's arrivals come in each step, by the weights of its 24 hours and a burst. */
export function spreadOverDay(total: number, hours: readonly number[], burst: Burst): number[] {
  const weight = hours.reduce((sum, each) => sum + each, 0);
  return Array.from({ length: daySeconds / stepSeconds }, (_, index) => {
    const usual = hours[Math.floor(index / stepsOfHour)]! / weight / stepsOfHour;
    return (
      total * ((1 - burst.share) * usual + burst.share * burstShare(burst, index * stepSeconds))
    );
  });
}

/** The share of a burst that falls into the step from this second on. */
export function burstShare({ at, decay }: Omit<Burst, 'share'>, from: number): number {
  const left = (second: number) => Math.exp(-Math.max(0, second - at) / decay);
  return left(from) - left(from + stepSeconds);
}

/** Milliseconds after midnight at which requests arrive, in order. */
export function* drawArrivals(counts: readonly number[], random: Random): Generator<number, void> {
  for (const [index, count] of counts.entries()) {
    const end = (index + 1) * stepSeconds;
    if (count === 0) continue;
    // Exponential gaps have no memory: the next step may start afresh.
    let at = index * stepSeconds + randomGap(random, count / stepSeconds);
    while (at < end) {
      yield at * 1_000;
      at += randomGap(random, count / stepSeconds);
    }
  }
}
