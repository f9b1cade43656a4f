/** How much the newest tick counts. */
const newestShare = 0.3;

interface LagOptions {
  /** Milliseconds between two ticks of a timer that is on time. */
  interval: number;
  now: () => number;
}

/**
 * How late the process comes to what is due, in milliseconds: each step of each request waits that
 * long. Averaged over a few ticks, because one long task is no crowd.
 */
export function createLagMeter({ interval, now }: LagOptions) {
  let due = now() + interval;
  let lag = 0;
  return {
    tick(): void {
      const late = Math.max(0, now() - due);
      lag += newestShare * (late - lag);
      due = now() + interval;
    },
    milliseconds: (): number => lag,
  };
}
