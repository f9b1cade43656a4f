import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { mask } from '#platform/log.server.ts';
import type { Template } from './mail-content.ts';
import { mailMessage } from './mail-message.server.ts';
import type { MailTransport } from './mail-transport.server.ts';
import { type TemplateName, templates } from './templates/index.ts';

type OutboxMail = NonNullable<Awaited<ReturnType<typeof readUnsentMail>>>;

/**
 * Sends one mail and records it, without a transaction while the mail server works. Should the
 * process die after the server accepted the mail and before that is recorded, it is sent again
 * with the same Message-ID, by which mailboxes recognise it. SMTP offers nothing better.
 */
export async function deliverMail(
  mailId: string,
  transport: MailTransport,
  { now, isLastAttempt }: JobContext,
): Promise<void> {
  const mail = await readUnsentMail(mailId);
  if (!mail) return;
  try {
    await transport.sendMail(
      mailMessage({
        ...mail,
        text: mail.text ?? '',
        html: mail.html ?? '',
        unsubscribeUrl: mail.unsubscribe_url,
      }),
    );
  } catch (error) {
    await recordFailure(mailId, error, isLastAttempt ? 'failed' : 'queued');
    throw error;
  }
  // A second try costs nothing; a repeated mail would.
  await recordSent(mail, now).catch(() => recordSent(mail, now));
}

/** Undefined once it was sent, and when it was erased with its account. */
async function readUnsentMail(mailId: string) {
  // As system, here and below: the outbox has no owner.
  const [[mail]] = await asSystem().read(
    db
      .selectFrom('mail_outbox')
      .select(['id', 'recipient', 'template', 'subject', 'text', 'html', 'unsubscribe_url'])
      .where('id', '=', mailId)
      .where('status', 'in', ['queued', 'failed']),
  );
  return mail;
}

async function recordSent({ id, template: name }: OutboxMail, now: Date): Promise<void> {
  const template: Template<never> | undefined = templates[name as TemplateName];
  if (template?.leavesNoTrace) {
    await asSystem().write(db.deleteFrom('mail_outbox').where('id', '=', id));
    return;
  }
  await asSystem().write(sql`
    update public.mail_outbox
    set status = 'sent', sent_at = ${now}, attempts = attempts + 1, last_error = null,
      text = case when carries_link then null else text end,
      html = case when carries_link then null else html end,
      unsubscribe_url = null
    where id = ${id}`);
}

/** Mail servers repeat the address in their answers: it is masked. */
async function recordFailure(id: string, error: unknown, status: 'queued' | 'failed') {
  const message = mask(error instanceof Error ? error.message : String(error)).slice(0, 500);
  await asSystem().write(sql`
    update public.mail_outbox
    set status = ${status}, attempts = attempts + 1, last_error = ${message} where id = ${id}`);
}
