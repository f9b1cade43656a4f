import { sql, type Transaction } from 'kysely';
import { emailAddress, metadataLines } from '#domain/identity/account-forms.ts';
import type { DB } from '#db/types.ts';
import { systemRandom } from '#platform/random.ts';
import { adoptGuestOrders } from '#services/checkout/adopt-guest-orders.server.ts';
import { hasSecondFactor } from '#services/identity/account.ts';
import { confirmEmailAddress } from '#services/identity/accept-token.server.ts';
import { type AccountRow, findAccount, isBanned } from '#services/identity/accounts.server.ts';
import { insertAccount } from '#services/identity/insert-account.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';

export interface ProvidedIdentity {
  provider: string;
  /** The provider's name for the person. */
  id: string;
  email: string | null;
  isEmailVerified: boolean;
  fullName: string;
}

export type IdentityRejection =
  | 'provider_email_needs_verification'
  | 'identity_already_exists'
  | 'user_banned';

export function readIdentity(
  provider: string,
  claims: { sub: string; [claim: string]: unknown },
): ProvidedIdentity {
  const email = emailAddress.safeParse(claims['email']);
  const fullName = metadataLines.full_name.safeParse(claims['name']);
  return {
    provider,
    id: claims.sub,
    email: email.success ? email.data : null,
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    fullName: fullName.success ? fullName.data : '',
  };
}

type Accepted = { ok: true; account: AccountRow } | { ok: false; reason: IdentityRejection };

/**
 * The account of the identity. An address that the provider has verified leads to the account with
 * that address, or to a new one; an unverified address leads nowhere, since anyone can claim it. An
 * account with a second factor gets no further identity by the first step alone: its owner links it.
 */
export async function acceptIdentity(
  trx: Transaction<DB>,
  identity: ProvidedIdentity,
  attempt: RequestFacts,
): Promise<Accepted> {
  const { now } = attempt;
  const known = await findOwner(trx, identity);
  if (known) return signInWith(trx, identity, known, now);
  if (!identity.email || !identity.isEmailVerified) {
    return { ok: false, reason: 'provider_email_needs_verification' };
  }
  const owner = await findAccount(trx, sql`email = ${identity.email}`);
  if (!owner) return createAccountOf(trx, identity, attempt);
  if (!hasSecondFactor(owner)) await storeIdentity(trx, identity, owner.id, now);
  if (!owner.email_confirmed_at) await confirmEmailAddress(trx, owner, now);
  return signInWith(trx, identity, owner, now);
}

async function signInWith(
  trx: Transaction<DB>,
  identity: ProvidedIdentity,
  account: AccountRow,
  now: Date,
): Promise<Accepted> {
  if (isBanned(account, now)) return { ok: false, reason: 'user_banned' };
  await sql`
    update auth.identities set last_sign_in_at = ${now}
    where provider = ${identity.provider} and provider_id = ${identity.id}`.execute(trx);
  return { ok: true, account: (await findAccount(trx, sql`id = ${account.id}`))! };
}

/** The account that the identity is linked to. */
export const findOwner = (trx: Transaction<DB>, { provider, id }: ProvidedIdentity) =>
  findAccount(
    trx,
    sql`id = (select user_id from auth.identities
      where provider = ${provider} and provider_id = ${id})`,
  );

async function createAccountOf(
  trx: Transaction<DB>,
  identity: ProvidedIdentity,
  { now, locale }: RequestFacts,
): Promise<Accepted> {
  const { provider, email, fullName } = identity;
  const id = systemRandom.uuid();
  await insertAccount(trx, {
    ...{ id, email, encryptedPassword: null, confirmedAt: now, now },
    userMetadata: { ...(fullName && { full_name: fullName }), locale },
    identity: { provider, id: identity.id, data: identityData(identity) },
  });
  const account = (await findAccount(trx, sql`id = ${id}`))!;
  await adoptGuestOrders(trx, account);
  return { ok: true, account };
}

const identityData = ({ id, email, isEmailVerified, fullName }: ProvidedIdentity) => ({
  sub: id,
  email,
  email_verified: isEmailVerified,
  ...(fullName && { full_name: fullName }),
});

/** False when the identity is linked already, perhaps by a request at the same time. */
export async function storeIdentity(
  trx: Transaction<DB>,
  identity: ProvidedIdentity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into auth.identities
      (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at)
    values (${userId}, ${identity.provider}, ${identity.id},
      ${JSON.stringify(identityData(identity))}, ${now}, ${now})
    on conflict (provider_id, provider) do nothing returning id`.execute(trx);
  await listProvidersOf(trx, userId);
  return rows.length > 0;
}

/** The account's metadata names the providers of its identities. */
export async function listProvidersOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers', (
      select coalesce(jsonb_agg(distinct provider), '[]') from auth.identities where user_id = users.id
    ))
    where id = ${userId}`.execute(trx);
}
