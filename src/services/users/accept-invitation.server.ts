import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import type { AcceptInvitationInput } from '#domain/users/invitation.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type AccountRow, findAccount, isBanned } from '#services/identity/accounts.server.ts';
import { confirmEmailAddress } from '#services/identity/accept-token.server.ts';
import { storePassword } from '#services/identity/change-password.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { rejectWeakPassword, type WeakPassword } from '#services/identity/password-rules.server.ts';
import { hashPassword } from '#services/identity/passwords.server.ts';
import { endSessions } from '#services/identity/sessions.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import { insertUser } from './create-user.server.ts';
import { recordAccountAction } from './record-account-action.server.ts';

interface Invitation {
  id: string;
  email: string;
  role: StaffRole;
  locale: string;
  invitedBy: string;
}

/** The invitation of a link that still works: open, in time, and its author is still an admin. */
const selectInvitation = (token: string, now: Date) => sql<Invitation>`
  select i.id, i.email, i.role, i.locale, i.invited_by as "invitedBy"
  from public.staff_invitations i join auth.users u on u.id = i.invited_by
  where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.revoked_at is null
    and i.expires_at > ${now}::timestamptz
    and (u.banned_until is null or u.banned_until <= ${now}::timestamptz)
    and exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin')`;

/** For the page of the link; null for a link that no longer works. */
export async function findInvitation(token: string, now: Date) {
  // As system: the token is the only proof.
  const [[invitation]] = await asSystem().read(selectInvitation(token, now));
  return invitation ? { email: invitation.email, role: invitation.role } : null;
}

export type AcceptResult =
  | { ok: true }
  | { ok: false; reason: 'invalid_token' | 'has_account' | 'user_blocked' }
  | WeakPassword
  | RateLimited;

/** Opens the account with the chosen password and gives it the role, once. The link proves the mailbox. */
export async function acceptInvitation(
  input: AcceptInvitationInput,
  { now, address }: { now: Date; address: string | null },
): Promise<AcceptResult> {
  const allowed = await takeRateLimits(now, [identityLimits.tokenAddress, address]);
  if (!allowed.ok) return allowed;
  const [[known]] = await asSystem().read(selectInvitation(input.token, now));
  if (!known) return { ok: false, reason: 'invalid_token' };
  const { fullName, password } = input;
  const weak = await rejectWeakPassword(password, { email: known.email, fullName, staff: true });
  if (weak) return weak;
  const encryptedPassword = await hashPassword(password);
  const inviter = { kind: 'user', userId: known.invitedBy, claims: {} } as const;
  // As system, on behalf of the admin whose decision this is: the log names them.
  return asSystem({ onBehalfOf: inviter }).transaction(async (trx): Promise<AcceptResult> => {
    // Of two who send the same link, the second finds it accepted.
    await sql`select from public.staff_invitations where id = ${known.id} for update`.execute(trx);
    const { rows } = await selectInvitation(input.token, now).execute(trx);
    const invitation = rows[0];
    if (!invitation) return { ok: false, reason: 'invalid_token' };
    const existing = await findAccount(trx, sql`email = ${invitation.email}`);
    if (existing?.email_confirmed_at) return { ok: false, reason: 'has_account' };
    if (existing && isBanned(existing, now)) return { ok: false, reason: 'user_blocked' };
    const account = existing
      ? await takeOver(trx, existing, { fullName, encryptedPassword, now })
      : await insertUser(
          trx,
          {
            ...{ email: invitation.email, encryptedPassword, isConfirmed: true, isInvited: true },
            userMetadata: { full_name: fullName, locale: invitation.locale },
          },
          now,
        );
    if (!account) return { ok: false, reason: 'has_account' };
    await giveRole(trx, account.id, invitation, now);
    return { ok: true };
  });
}

interface NewOwner {
  fullName: string;
  encryptedPassword: string;
  now: Date;
}

/** An account that was never confirmed may be another person's attempt: nothing of it stays valid. */
async function takeOver(
  trx: Transaction<DB>,
  account: AccountRow,
  { fullName, encryptedPassword, now }: NewOwner,
): Promise<AccountRow> {
  await storePassword(trx, account, encryptedPassword, now);
  await confirmEmailAddress(trx, account, now);
  await endSessions({ userId: account.id, sessionId: null }, 'global').execute(trx);
  await sql`update public.profiles set full_name = ${fullName} where id = ${account.id}`.execute(
    trx,
  );
  return account;
}

async function giveRole(
  trx: Transaction<DB>,
  userId: string,
  { id, role, invitedBy }: Invitation,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role, granted_by: invitedBy, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .execute();
  const by = { actor: { kind: 'user', userId: invitedBy, claims: {} }, now } as const;
  await recordAccountAction(trx, userId, { action: 'role_granted', role }, by);
  await trx
    .updateTable('staff_invitations')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .execute();
}
