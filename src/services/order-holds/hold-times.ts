/** Settings in hours, from `abuse_limits`. */
export interface HoldHours {
  hold: number;
  warning: number;
  extension: number;
}

const hour = 60 * 60 * 1000;

export const hoursAfter = (time: Date, hours: number): Date =>
  new Date(time.getTime() + hours * hour);

/** When staff are warned that the order will be cancelled. */
export const warningTime = (cancelsAt: Date, { warning }: HoldHours): Date =>
  hoursAfter(cancelsAt, -warning);
