import { z } from 'zod';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { defineJob, defineTask } from '#platform/jobs/job.ts';

const sweepMailsJob = defineJob({ name: 'sweep-mails', payload: z.object({}), maxAttempts: 3 });

const day = 86_400_000;

/** Deletes mails that were sent long ago: they hold names and addresses. */
export const sweepMailsTask = defineTask(
  sweepMailsJob,
  async (_payload, { now }) => {
    const before = new Date(now.getTime() - environment().MAIL_RETENTION_DAYS * day);
    // As system: the outbox has no owner.
    await asSystem().write(
      db.deleteFrom('mail_outbox').where('status', '=', 'sent').where('sent_at', '<', before),
    );
  },
  { cron: '20 3 * * *' },
);
