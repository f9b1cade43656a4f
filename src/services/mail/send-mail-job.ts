import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Fourteen attempts take a little more than a day: a mail server may be down for a night. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  maxAttempts: 14,
});

/** One waiting job for each mail; the list of failed jobs finds its mail by it. */
export const sendMailKey = (mailId: string): string => `mail:${mailId}`;
