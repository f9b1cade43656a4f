/** Customers are promised an answer within so many hours. */
export const answerHours = 48;

/** What has waited for so many hours is shown to staff as pressing. */
export const answerDueSoonHours = 24;

const hour = 60 * 60 * 1000;

interface Wait {
  receivedAt: Date;
  /** When it was first answered. */
  answeredAt: Date | null;
  /** Whether it has not been answered yet. */
  isWaiting: boolean;
}

export const answerDueAt = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + answerHours * hour);

/**
 * Whole hours until the answer is late; negative hours since, counting the one that has begun. Null
 * when there is nothing to wait for.
 */
export function hoursLeft({ receivedAt, isWaiting }: Wait, now: Date): number | null {
  if (!isWaiting) return null;
  return Math.floor((answerDueAt(receivedAt).getTime() - now.getTime()) / hour);
}

/** Whole hours that the first answer took; null when it is not known. */
export const hoursTaken = ({ receivedAt, answeredAt }: Wait): number | null =>
  answeredAt && Math.max(0, Math.floor((answeredAt.getTime() - receivedAt.getTime()) / hour));
