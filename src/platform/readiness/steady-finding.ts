/**
 * A finding that is reported when it was there so many times in a row, and until it was absent as
 * often: what comes and goes is not reported.
 */
export function createSteadyFinding(times: number) {
  let reported: string | null = null;
  let others = 0;
  return {
    add(finding: string | null): void {
      const isAsReported = (finding === null) === (reported === null);
      others = isAsReported ? 0 : others + 1;
      if (!isAsReported && others < times) return;
      reported = finding;
      others = 0;
    },
    reported: (): string | null => reported,
  };
}
