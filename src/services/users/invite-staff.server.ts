import { sql } from 'kysely';
import { type InviteInput, invitationDays } from '#domain/users/invitation.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { findAccount } from '#services/identity/accounts.server.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import { links } from '../shared/links.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimitsWithin } from '../shared/rate-limits.server.ts';
import { createToken, hashToken } from '../shared/signed-tokens.server.ts';
import type { Staff } from '../shared/staff.ts';

export type InviteResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'has_account' }
  | RateLimited;

const day = 24 * 60 * 60_000;

/**
 * Mails a link that opens an account with this role. Nothing but the invitation is stored before it is
 * accepted; another invitation of the same address replaces the first.
 */
export async function inviteStaff(
  { email, role, locale }: InviteInput,
  staff: Staff,
): Promise<InviteResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  const token = createToken(systemRandom);
  // As system: invitations are closed to callers.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<InviteResult> => {
    const account = await findAccount(trx, sql`email = ${email}`);
    // They have a password already: the role is given on the page of the account.
    if (account?.email_confirmed_at) return { ok: false, reason: 'has_account' };
    const allowed = await takeRateLimitsWithin(
      trx,
      now,
      [identityLimits.inviteAdmin, actor.userId],
      [identityLimits.inviteAddress, email],
    );
    if (!allowed.ok) return allowed;
    await trx
      .updateTable('staff_invitations')
      .set({ revoked_at: now })
      .where(sql`lower(email)`, '=', email)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    await trx
      .insertInto('staff_invitations')
      .values({
        ...{ email, role, locale, token_hash: hashToken(token), invited_by: actor.userId },
        created_at: now,
        expires_at: new Date(now.getTime() + invitationDays * day),
      })
      .execute();
    const nameIn = (language: Locale) => translator(language)(`admin.roles.${role}`);
    await enqueueMail(trx, {
      ...{ recipient: email, locale, now, template: 'staff_invitation' },
      data: {
        role: { en: nameIn('en'), ar: nameIn('ar') },
        link: links.acceptInvitation(locale, token),
      },
    });
    return { ok: true };
  });
}
