/** Enquiries that staff answer by e-mail. Applications have a page of their own. */
export const answerableKinds = ['custom_service', 'contact'] as const;
export type AnswerableKind = (typeof answerableKinds)[number];

/** The course of a custom-service request; it ends completed or declined. */
export const requestStatuses = [
  'new',
  'contacted',
  'quoted',
  'in_progress',
  'completed',
  'declined',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const messageStatuses = ['new', 'answered', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export type EnquiryStatus = RequestStatus | MessageStatus;

const statuses: Record<AnswerableKind, readonly EnquiryStatus[]> = {
  custom_service: requestStatuses,
  contact: messageStatuses,
};

/** What the first answer by e-mail makes of a new enquiry. */
export const answeredStatus: Record<AnswerableKind, EnquiryStatus> = {
  custom_service: 'contacted',
  contact: 'answered',
};

interface Standing {
  kind: AnswerableKind;
  status: EnquiryStatus;
  /** Whether an answer was sent. */
  isAnswered: boolean;
}

/**
 * Statuses that staff may choose. Nothing is mailed on a move, so steps may be skipped and taken
 * back; only an answer that was sent cannot become unsent.
 */
export function movesFrom({ kind, status, isAnswered }: Standing): EnquiryStatus[] {
  return statuses[kind].filter((to) => to !== status && !(to === 'new' && isAnswered));
}

/** The usual next step, if there is one. */
export function nextEnquiryStep(
  kind: AnswerableKind,
  status: EnquiryStatus,
): EnquiryStatus | undefined {
  if (status === 'completed' || status === 'declined' || status === 'closed') return undefined;
  const order = statuses[kind];
  return order[order.indexOf(status) + 1];
}
