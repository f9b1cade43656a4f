import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { findAccount, fullNameIn, mailLocale } from '#services/identity/accounts.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';

/** In the same transaction, so that a change cannot go unnoticed by the owner. */
export async function mailFactorChange(
  trx: Transaction<DB>,
  userId: string,
  state: 'on' | 'off' | 'codes',
  now: Date,
): Promise<void> {
  const account = await findAccount(trx, sql`id = ${userId}`);
  if (!account?.email) return;
  const locale = mailLocale(account);
  const data = {
    name: fullNameIn(account.raw_user_meta_data),
    state,
    reset: links.forgotPassword(locale),
  };
  const mail = { recipient: account.email, locale, now };
  await enqueueMail(trx, { ...mail, template: 'second_factor_changed', data });
}
