import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { adoptGuestOrders } from '#services/checkout/adopt-guest-orders.server.ts';
import type { AuthenticationMethod } from './access-tokens.server.ts';
import { type AccountRow, findAccount, isBanned } from './accounts.server.ts';
import type { OneTimeTokenType, UsedToken } from './one-time-tokens.server.ts';

type Accepted =
  | { ok: true; account: AccountRow }
  | { ok: false; reason: 'invalid_token' | 'user_banned' | 'email_exists' };

/** What a used token changes: it proves the address, or moves the account to a new one. */
export async function acceptToken(
  trx: Transaction<DB>,
  used: UsedToken,
  now: Date,
): Promise<Accepted> {
  const account = await findAccount(trx, sql`id = ${used.user_id}`);
  if (!account) return { ok: false, reason: 'invalid_token' };
  if (isBanned(account, now)) return { ok: false, reason: 'user_banned' };
  if (used.new_email) {
    const changed = await changeEmail(trx, account.id, used.new_email, now);
    return changed ? reload(trx, account.id) : { ok: false, reason: 'email_exists' };
  }
  if (account.email_confirmed_at) return { ok: true, account };
  await confirmEmailAddress(trx, account, now);
  return reload(trx, account.id);
}

/** From now on the account may sign in, and orders placed with the address belong to it. */
export async function confirmEmailAddress(
  trx: Transaction<DB>,
  account: AccountRow,
  now: Date,
): Promise<void> {
  await sql`
    with identity as (
      update auth.identities set identity_data = identity_data || '{"email_verified": true}'
      where user_id = ${account.id} and provider = 'email'
    )
    update auth.users set email_confirmed_at = ${now}, is_anonymous = false
    where id = ${account.id}`.execute(trx);
  await adoptGuestOrders(trx, account);
}

/** False when another account has the address. */
export async function changeEmail(
  trx: Transaction<DB>,
  userId: string,
  email: string,
  confirmedAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update auth.users set email = ${email}, email_confirmed_at = ${confirmedAt}
    where id = ${userId} and not exists (select from auth.users where email = ${email} and id <> ${userId})
    returning id`.execute(trx);
  if (!rows[0]) return false;
  const verified = JSON.stringify({ email, email_verified: confirmedAt !== null });
  await sql`
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    values (${userId}, 'email', ${userId}::text,
      jsonb_build_object('sub', ${userId}::text) || ${verified}::jsonb)
    on conflict (provider_id, provider) do update
      set identity_data = auth.identities.identity_data || ${verified}::jsonb`.execute(trx);
  return true;
}

async function reload(trx: Transaction<DB>, id: string): Promise<Accepted> {
  const account = await findAccount(trx, sql`id = ${id}`);
  return account ? { ok: true, account } : { ok: false, reason: 'invalid_token' };
}

export function methodOf(type: OneTimeTokenType): AuthenticationMethod['method'] {
  if (type === 'recovery' || type === 'magiclink' || type === 'invite') return type;
  return 'otp';
}
