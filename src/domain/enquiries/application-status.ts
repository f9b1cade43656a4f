import { z } from 'zod';

/** The course of a job application; it ends hired or declined. */
export const applicationStatuses = ['new', 'in_review', 'invited', 'hired', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Statuses that staff may choose. Nothing is mailed on a move, so steps may be skipped and taken back;
 * an application that was looked at is not new again.
 */
export const applicationMoves = (status: ApplicationStatus): ApplicationStatus[] =>
  applicationStatuses.filter((to) => to !== status && to !== 'new');

/** The usual next step, if there is one. */
export function nextApplicationStep(status: ApplicationStatus): ApplicationStatus | undefined {
  const isOver = status === 'hired' || status === 'declined';
  return isOver ? undefined : applicationStatuses[applicationStatuses.indexOf(status) + 1];
}

const status = z.enum(applicationStatuses, 'invalid_choice');

/** `from` is the status that the page showed. */
export const applicationMoveInput = z.object({ from: status, to: status });
export type ApplicationMoveInput = z.infer<typeof applicationMoveInput>;
