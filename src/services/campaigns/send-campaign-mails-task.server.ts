import { setTimeout as sleep } from 'node:timers/promises';
import { defineTask, type Task } from '#platform/jobs/job.ts';
import { mailTransport, type MailTransport } from '../mail/mail-transport.server.ts';
import { sendCampaignMailsJob } from './campaign-jobs.ts';
import { sendCampaignMails } from './send-campaign-mails.server.ts';

interface MailTools {
  transport?: () => MailTransport | undefined;
  /** Milliseconds between two mails: `npm run bench:campaign` measures what they leave to the pages. */
  pause?: number;
}

export function sendCampaignMailsTask({ transport = mailTransport, pause = 20 }: MailTools): Task {
  return defineTask(sendCampaignMailsJob, ({ campaignId }, { now }) =>
    sendCampaignMails(campaignId, { transport: transport(), pause: () => sleep(pause) }, now),
  );
}
