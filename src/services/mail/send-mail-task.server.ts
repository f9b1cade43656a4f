import { defineTask, type Task } from '#platform/jobs/job.ts';
import { deliverMail } from './deliver-mail.server.ts';
import { mailTransport, type MailTransport } from './mail-transport.server.ts';
import { sendMailJob } from './send-mail-job.ts';

export function sendMailTask(transport: () => MailTransport | undefined = mailTransport): Task {
  return defineTask(sendMailJob, async ({ mailId }, context) => {
    const server = transport();
    if (!server) throw new Error('Set SMTP_URL to send the mails that wait.');
    await deliverMail(mailId, server, context);
  });
}
