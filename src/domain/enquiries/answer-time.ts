/** Customers are promised an answer within so many hours. */
const answerHours = 48;

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
 * Whole hours until the promise is broken; negative since it was. Null when there is nothing to
 * wait for.
 */
export function hoursLeft({ receivedAt, isWaiting }: Wait, now: Date): number | null {
  if (!isWaiting) return null;
  const left = (answerDueAt(receivedAt).getTime() - now.getTime()) / hour;
  return left >= 0 ? Math.floor(left) : Math.min(-1, Math.ceil(left));
}

/** Whole hours that the first answer took; null when it is not known. */
export const hoursTaken = ({ receivedAt, answeredAt }: Wait): number | null =>
  answeredAt && Math.max(0, Math.floor((answeredAt.getTime() - receivedAt.getTime()) / hour));
