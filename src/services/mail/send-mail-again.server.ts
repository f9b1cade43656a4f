import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { environment } from '#platform/environment.server.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { sendMailJob, sendMailKey } from './send-mail-job.ts';

export type SendAgainResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'forbidden' | 'not_found' | 'no_mail_server' | 'already_queued' | 'link_removed';
    };

interface StoredMail {
  status: 'queued' | 'sent' | 'failed' | 'kept';
  hasText: boolean;
}

/**
 * Queues a mail again. One that was sent before goes out as a copy, because mailboxes drop a second
 * mail with the same Message-ID.
 */
export async function sendMailAgain(
  mailId: string,
  { actor, now }: Staff,
): Promise<SendAgainResult> {
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(mailId)) return { ok: false, reason: 'not_found' };
  if (!environment().SMTP_URL) return { ok: false, reason: 'no_mail_server' };
  // As system: admins may read the outbox, but not write it.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<SendAgainResult> => {
    const { rows } = await sql<StoredMail>`
      select status, text is not null as "hasText" from public.mail_outbox
      where id = ${mailId} for update`.execute(trx);
    const mail = rows[0];
    if (!mail) return { ok: false, reason: 'not_found' };
    if (mail.status === 'queued') return { ok: false, reason: 'already_queued' };
    if (!mail.hasText) return { ok: false, reason: 'link_removed' };
    const queue = mail.status === 'sent' ? copyMail(mailId, now) : requeueMail(mailId);
    const queued = (await queue.execute(trx)).rows[0]!;
    const jobKey = sendMailKey(queued.id);
    await enqueueJob(trx, sendMailJob, { mailId: queued.id }, { jobKey });
    return { ok: true };
  });
}

const copyMail = (mailId: string, now: Date) => sql<{ id: string }>`
  insert into public.mail_outbox
    (recipient, locale, template, subject, text, html, carries_link, status, created_at)
  select recipient, locale, template, subject, text, html, carries_link, 'queued', ${now}
  from public.mail_outbox where id = ${mailId} returning id`;

const requeueMail = (mailId: string) => sql<{ id: string }>`
  update public.mail_outbox set status = 'queued', last_error = null
  where id = ${mailId} returning id`;
