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
  now: Date;
}

/** False when the address or the id is taken. */
export async function insertAccount(
  trx: Transaction<DB>,
  account: AccountToInsert,
): Promise<boolean> {
  const { id, email, now, confirmedAt } = account;
  const provider = email === null ? {} : { provider: 'email', providers: ['email'] };
  const appMetadata = JSON.stringify({ ...provider, ...account.appMetadata });
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
      select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email,
        'email_verified', ${confirmedAt !== null}::boolean)
      from created where email is not null
    )
    select id from created`.execute(trx);
  return rows.length > 0;
}
