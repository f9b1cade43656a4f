const longestInSeconds = 90;

/** Long waits are given in minutes, rounded up: few people count nine hundred seconds. */
export function waitingTime(seconds: number) {
  return seconds > longestInSeconds
    ? ({ key: 'rateLimitedMinutes', count: Math.ceil(seconds / 60) } as const)
    : ({ key: 'rateLimited', count: seconds } as const);
}
