import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type AccountRow, fullNameIn, mailLocale } from '#services/identity/accounts.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import { providerName } from './provider-config.server.ts';

interface LinkChange {
  provider: string;
  state: 'linked' | 'unlinked';
}

/** In the same transaction, so that a new way in cannot go unnoticed by the owner. */
export async function mailLinkChange(
  trx: Transaction<DB>,
  account: AccountRow,
  { provider, state }: LinkChange,
  now: Date,
): Promise<void> {
  if (!account.email) return;
  const locale = mailLocale(account);
  const name = fullNameIn(account.raw_user_meta_data);
  const reset = links.forgotPassword(locale);
  const data = { name, provider: providerName(provider), state, reset };
  const mail = { recipient: account.email, locale, now };
  await enqueueMail(trx, { ...mail, template: 'linked_account_changed', data });
}
