import { z } from 'zod';
import { defineJob, defineTask, type Task } from '#platform/jobs/job.ts';
import { auditShop } from './audit-links.server.ts';
import type { ReadOwnPage } from './read-shop.server.ts';

export const auditLinksJob = defineJob({
  name: 'audit-links',
  payload: z.object({}),
  maxAttempts: 2,
  // Two at once would store what the slower one read earlier.
  queue: 'audit-links',
});

/** Every hour, and when staff ask for it. */
export const auditLinksTask = (readPage: ReadOwnPage): Task =>
  defineTask(auditLinksJob, (_payload, { now }) => auditShop(readPage, now), {
    cron: '40 * * * *',
  });
