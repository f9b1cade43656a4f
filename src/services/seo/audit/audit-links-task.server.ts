import { z } from 'zod';
import { defineJob, defineTask, type Task } from '#platform/jobs/job.ts';
import { auditShop } from './audit-links.server.ts';
import type { PageReader } from './read-shop.server.ts';

export const auditLinksJob = defineJob({
  name: 'audit-links',
  payload: z.object({}),
  maxAttempts: 2,
});

/** Every hour, and when staff ask for it. */
export const auditLinksTask = (readPage: PageReader): Task =>
  defineTask(auditLinksJob, (_payload, { now }) => auditShop(readPage, now), {
    cron: '40 * * * *',
  });
