const longestInSeconds = 90;

/** Nobody counts nine hundred seconds: longer waits are told in minutes, and never too short. */
export function waitingTime(seconds: number) {
  return seconds > longestInSeconds
    ? ({ key: 'rateLimitedMinutes', count: Math.ceil(seconds / 60) } as const)
    : ({ key: 'rateLimited', count: seconds } as const);
}
