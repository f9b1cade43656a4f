/** Until the next play. */
export const wait = {
  now: 'Now',
  minutes: '{minutes}m',
  hours: '{hours}h {minutes}m',
} as const;
