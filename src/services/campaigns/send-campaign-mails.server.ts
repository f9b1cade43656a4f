import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { MailTransport } from '../mail/mail-transport.server.ts';
import { enqueueMails } from './campaign-jobs.ts';
import type { Campaign } from './campaign.ts';
import { campaignMessages } from './campaign-message.server.ts';
import { lockCampaign } from './lock-campaign.server.ts';
import { mailFailureOf } from './mail-failure.ts';
import { postponeMail, recordMail } from './record-mail.server.ts';
import { returnMails, takeMails, type TakenMail } from './take-mails.server.ts';

export interface SendingTools {
  /** Undefined without a mail server: mails stay unsent then, as in the outbox. */
  transport: MailTransport | undefined;
  /** Waits between two mails, so that the pages of the shop come first. */
  pause(): Promise<unknown>;
}

/** Milliseconds after which no further mail is begun, long before others may take them. */
const longestRun = 60_000;
/** A server that is busy is asked again after so many milliseconds, and so many times. */
const laterAfter = 15 * 60_000;
const maxAttempts = 5;

/**
 * Sends the next mails of a campaign, one after the other, and records each before the next begins.
 * Should the process be killed between the server's acceptance of a mail and that record, this one
 * mail is sent again two minutes later, with the same Message-ID. SMTP offers nothing better.
 */
export async function sendCampaignMails(
  id: string,
  { transport, pause }: SendingTools,
  now: Date,
): Promise<void> {
  const campaign = await readSending(id);
  if (!campaign) return;
  if (transport) await sendBatch(campaign, { transport, pause }, now);
  else await holdMails(id);
  await continueOrFinish(id, now);
}

async function sendBatch(
  campaign: Campaign,
  { transport, pause }: { transport: MailTransport; pause: SendingTools['pause'] },
  now: Date,
): Promise<void> {
  const mails = await takeMails(campaign, now);
  const messageOf = await campaignMessages(campaign);
  const started = performance.now();
  for (const [at, mail] of mails.entries()) {
    if (performance.now() - started > longestRun) return returnRest(mails, at, now);
    if (!mail.isWanted) {
      await recordMail(mail.id, 'declined', now);
      continue;
    }
    const error = await send(transport, messageOf(mail));
    if (error && mailFailureOf(error) === 'server') {
      await returnRest(mails, at, now);
      throw error;
    }
    await (error ? recordFailure(mail, error, now) : recordMail(mail.id, 'sent', now));
    await pause();
  }
}

const returnRest = (mails: readonly TakenMail[], from: number, now: Date) =>
  returnMails(
    mails.slice(from).map(({ id }) => id),
    now,
  );

const send = (transport: MailTransport, message: SendMailOptions): Promise<Error | null> =>
  transport.sendMail(message).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );

function recordFailure({ id, attempts }: TakenMail, error: Error, now: Date): Promise<void> {
  const failure = mailFailureOf(error);
  if (failure === 'bounced') return recordMail(id, 'bounced', now);
  if (failure === 'later' && attempts < maxAttempts)
    return postponeMail(id, new Date(now.getTime() + laterAfter));
  return recordMail(id, 'failed', now);
}

async function readSending(id: string): Promise<Campaign | undefined> {
  // As system, here and below: a job belongs to no user.
  const [[campaign]] = await asSystem().read(
    db
      .selectFrom('notification_campaigns')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'sending'),
  );
  return campaign;
}

const holdMails = (id: string) =>
  asSystem().write(sql`
    with kept as (
      update public.campaign_recipients set mail = 'kept'
      where campaign_id = ${id} and mail = 'waiting' returning id
    )
    update public.notification_campaigns set kept = kept + (select count(*) from kept)
    where id = ${id}`);

/** Enqueues the next mails, or ends the campaign, in one transaction. */
async function continueOrFinish(id: string, now: Date): Promise<void> {
  await asSystem().transaction(async (trx) => {
    const campaign = await lockCampaign(trx, id);
    if (campaign?.status !== 'sending') return;
    const { rows } = await sql<{ next: Date | null }>`
      select min(next_at) as next from public.campaign_recipients
      where campaign_id = ${id} and mail = 'waiting'`.execute(trx);
    const next = rows[0]!.next;
    if (next) return enqueueMails(trx, id, next > now ? next : undefined);
    await trx
      .updateTable('notification_campaigns')
      .set({ status: 'sent', finished_at: now })
      .where('id', '=', id)
      .execute();
  });
}
