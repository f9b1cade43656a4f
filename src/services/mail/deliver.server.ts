import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { log } from '#platform/log.server.ts';
import type { Template } from './letter.ts';
import { type TemplateName, templates } from './templates/index.ts';

const mostAttempts = 8;
const firstDelaySeconds = 30;

export interface Postman {
  sendMail(mail: SendMailOptions): Promise<unknown>;
}

interface DueMail {
  id: string;
  recipient: string;
  template: string;
  subject: string;
  text: string | null;
  html: string | null;
  unsubscribe_url: string | null;
  attempts: number;
}

let transport: Postman | undefined;

/** Sends what is due, one mail per transaction; any number of processes may do so together. */
export async function deliverPending(now: Date, postman = configured()): Promise<number> {
  if (!postman) return 0;
  let delivered = 0;
  while (await deliverNext(postman, now)) delivered += 1;
  return delivered;
}

function configured(): Postman | undefined {
  const { SMTP_URL } = environment();
  if (!SMTP_URL) return undefined;
  transport ??= createTransport(SMTP_URL, { from: environment().MAIL_FROM });
  return transport;
}

/** False when nothing is due. The row stays locked while its mail is under way. */
function deliverNext(postman: Postman, now: Date): Promise<boolean> {
  // As system: the outbox belongs to nobody.
  return asSystem().transaction(async (trx) => {
    const mail = await nextDue(trx, now);
    if (!mail) return false;
    const { recipient, subject, text, html } = mail;
    const headers = unsubscribeHeaders(mail.unsubscribe_url);
    try {
      await postman.sendMail({
        to: recipient,
        subject,
        text: text ?? '',
        html: html ?? '',
        headers,
        messageId: messageIdOf(mail.id),
      });
      await markSent(trx, mail, now);
    } catch (error) {
      log.warn(
        { err: error, template: mail.template, attempts: mail.attempts + 1 },
        'a mail could not be sent',
      );
      await postpone(trx, mail, error, now);
    }
    return true;
  });
}

/**
 * The same each time: should a crash come after the mail server took the mail and before we wrote
 * that down, it goes once more under its old name, which mailboxes recognise.
 */
const messageIdOf = (id: string) => `<${id}@${new URL(environment().PUBLIC_URL).hostname}>`;

/** RFC 8058: the mail program may end the letters itself. */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

async function nextDue(trx: Transaction<DB>, now: Date): Promise<DueMail | undefined> {
  return trx
    .selectFrom('mail_outbox')
    .select([
      'id',
      'recipient',
      'template',
      'subject',
      'text',
      'html',
      'unsubscribe_url',
      'attempts',
    ])
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function markSent(trx: Transaction<DB>, mail: DueMail, now: Date): Promise<void> {
  const template: Template<never> | undefined = templates[mail.template as TemplateName];
  if (template?.leavesNoTrace) {
    await trx.deleteFrom('mail_outbox').where('id', '=', mail.id).execute();
    return;
  }
  await sql`
    update public.mail_outbox
    set status = 'sent', sent_at = ${now}, attempts = attempts + 1, last_error = null,
      text = case when carries_link then null else text end,
      html = case when carries_link then null else html end,
      unsubscribe_url = null
    where id = ${mail.id}`.execute(trx);
}

async function postpone(
  trx: Transaction<DB>,
  mail: DueMail,
  error: unknown,
  now: Date,
): Promise<void> {
  const attempts = mail.attempts + 1;
  const delay = firstDelaySeconds * 4 ** mail.attempts;
  await trx
    .updateTable('mail_outbox')
    .set({
      attempts,
      status: attempts >= mostAttempts ? 'failed' : 'queued',
      next_attempt_at: new Date(now.getTime() + delay * 1000),
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    })
    .where('id', '=', mail.id)
    .execute();
}
