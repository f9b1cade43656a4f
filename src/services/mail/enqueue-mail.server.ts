import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { canReceiveMail } from '#domain/checkout/no-email.ts';
import type { Locale } from '#i18n/locale.ts';
import { db, type Runnable } from '#platform/database/query.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import { log } from '#platform/log.server.ts';
import { mailShopsWithin } from './brand.server.ts';
import type { MailShops } from './mail-shop.ts';
import { render, type RenderedMail } from './render.ts';
import { sendMailJob, sendMailKey } from './send-mail-job.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';

export interface Mail<Name extends TemplateName> {
  recipient: string;
  locale: Locale;
  template: Name;
  data: TemplateData[Name];
  /** Unsubscribes with one POST; mail programs show it as a button. */
  unsubscribeUrl?: string;
  /** The order that it is about; sales can read the mail then, without its links. */
  orderId?: string;
  now: Date;
}

/** Writes the mail in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueMail<Name extends TemplateName>(
  trx: Transaction<DB>,
  mail: Mail<Name>,
): Promise<void> {
  if (!canReceiveMail(mail.recipient)) return;
  const rendered = renderMail(mail, await mailShopsWithin(trx));
  await pipeline(trx, ...renderedMailQueries(mail, rendered));
}

export const renderMail = <Name extends TemplateName>(mail: Mail<Name>, shops: MailShops) =>
  render(mail.template, mail.locale, mail.data, shops);

/** The same as queries, to send in a pipeline. Without a mail server the mail stays in the outbox. */
export function renderedMailQueries<Name extends TemplateName>(
  mail: Mail<Name>,
  rendered: RenderedMail,
): [...Runnable[], Runnable] {
  const mailId = randomUUID();
  const hasServer = environment().SMTP_URL !== undefined;
  const insert = insertMail(mailId, mail, rendered, hasServer ? 'queued' : 'kept');
  if (hasServer) {
    const jobKey = sendMailKey(mailId);
    return [insert, enqueueJobQuery(sendMailJob, { mailId }, { jobKey })];
  }
  logUnsentMail(mail);
  return [insert];
}

function insertMail<Name extends TemplateName>(
  id: string,
  mail: Mail<Name>,
  { carriesLink, ...content }: RenderedMail,
  status: 'queued' | 'kept',
) {
  return db.insertInto('mail_outbox').values({
    id,
    recipient: mail.recipient,
    locale: mail.locale,
    template: mail.template,
    ...content,
    carries_link: carriesLink,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    order_id: mail.orderId ?? null,
    text_without_links: mail.orderId ? withoutLinks(content.text) : null,
    status,
    created_at: mail.now,
  });
}

const withoutLinks = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');

/** Without a mail server, developers and visitors of the demo still need to follow the link. */
function logUnsentMail<Name extends TemplateName>(mail: Mail<Name>): void {
  const { NODE_ENV, DEMO } = environment();
  const isShown = DEMO || NODE_ENV !== 'production';
  const link = isShown ? (mail.data as { link?: string }).link : undefined;
  log.warn(
    { template: mail.template, link },
    'a mail waits in the outbox, set SMTP_URL to send it',
  );
}
