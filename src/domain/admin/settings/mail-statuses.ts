/** Stages of a mail; without a mail server it stays stored. */
export const mailStatuses = ['queued', 'sent', 'failed', 'kept'] as const;
export type MailStatus = (typeof mailStatuses)[number];
