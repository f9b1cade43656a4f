import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';

interface AccountToInsert {
  id: string;
  /** Null for anonymous accounts. */
  email: string | null;
  encryptedPassword: string | null;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  confirmedAt: Date | null;
  invitedAt?: Date | null;
  /** Of an OpenID provider; without it, the address is the identity. */
  identity?: { provider: string; id: string; data: Record<string, unknown> };
  now: Date;
}

/** False when the address or the id is taken. */
export async function insertAccount(
  trx: Transaction<DB>,
  account: AccountToInsert,
): Promise<boolean> {
  const { id, email, now, confirmedAt } = account;
  const provider = account.identity?.provider ?? 'email';
  const providers = email === null ? {} : { provider, providers: [provider] };
  const appMetadata = JSON.stringify({ ...providers, ...account.appMetadata });
  const data = account.identity?.data ?? { sub: id, email, email_verified: confirmedAt !== null };
  const { rows } = await sql<{ id: string }>`
    with created as (
      insert into auth.users (id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data,
        is_anonymous, email_confirmed_at, invited_at, created_at)
      values (${id}, ${email}, ${account.encryptedPassword},
        ${JSON.stringify(account.userMetadata)}, ${appMetadata}, ${email === null}, ${confirmedAt},
        ${account.invitedAt ?? null}, ${now})
      on conflict do nothing returning id, email
    ), identity as (
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, ${provider}, ${account.identity?.id ?? id}, ${JSON.stringify(data)}::jsonb
      from created where email is not null
    )
    select id from created`.execute(trx);
  return rows.length > 0;
}
