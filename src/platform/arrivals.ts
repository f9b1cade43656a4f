/** Counts what arrived within the last second. */
export function countArrivals(now: () => number) {
  let arrivals: number[] = [];
  return {
    /** Adds one, and returns how many there are with it. */
    add(): number {
      const second = now() - 1000;
      arrivals = [...arrivals.filter((time) => time > second), now()];
      return arrivals.length;
    },
  };
}
