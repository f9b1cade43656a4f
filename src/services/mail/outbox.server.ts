import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { q } from '#platform/database/query.ts';
import { together } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import { log } from '#platform/log.server.ts';
import { brandNamesWithin } from './brand.server.ts';
import { render } from './render.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';

export interface Mail<Name extends TemplateName> {
  recipient: string;
  locale: Locale;
  template: Name;
  data: TemplateData[Name];
  /** Ends the letters with one POST; mail programs show it as a button. */
  unsubscribeUrl?: string;
  now: Date;
}

/** Writes the mail in the caller's transaction: it leaves if and only if the cause is committed. */
export async function enqueue<Name extends TemplateName>(
  trx: Transaction<DB>,
  mail: Mail<Name>,
): Promise<void> {
  await together(trx, insertMail(mail, await brandNamesWithin(trx)));
  mentionKept(mail);
}

/** The same as a query, for who sends several in one flight. */
export function insertMail<Name extends TemplateName>(
  mail: Mail<Name>,
  brands: Record<Locale, string>,
) {
  const { carriesLink, ...content } = render(mail.template, mail.locale, mail.data, brands);
  return q.insertInto('mail_outbox').values({
    recipient: mail.recipient,
    locale: mail.locale,
    template: mail.template,
    ...content,
    carries_link: carriesLink,
    unsubscribe_url: mail.unsubscribeUrl ?? null,
    status: environment().SMTP_URL ? 'queued' : 'kept',
    next_attempt_at: mail.now,
    created_at: mail.now,
  });
}

/** Without a mail server whoever develops or tries the demo still needs to follow the link. */
export function mentionKept<Name extends TemplateName>(mail: Mail<Name>): void {
  const { SMTP_URL, NODE_ENV, DEMO } = environment();
  if (SMTP_URL) return;
  const isShown = DEMO || NODE_ENV !== 'production';
  const link = isShown ? (mail.data as { link?: string }).link : undefined;
  log.warn(
    { template: mail.template, link },
    'a mail waits in the outbox, set SMTP_URL to send it',
  );
}
