import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Customer } from '../shared/customer.ts';
import type { Staff } from '../shared/staff.ts';

export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
  by: string | null;
  expiresAt: Date;
  isExpired: boolean;
}

/** Who was invited and has not accepted yet; none for callers who are no admin. */
export async function readInvitations(actor: Customer, now: Date): Promise<OpenInvitation[]> {
  const [invitations] = await asUser(actor).read(sql<OpenInvitation>`
    select i.id, i.email, i.role, s.name as by, i.expires_at as "expiresAt",
      i.expires_at <= ${now}::timestamptz as "isExpired"
    from public.staff_invitations i left join public.staff_names() s on s.id = i.invited_by
    where i.accepted_at is null and i.revoked_at is null
    order by i.created_at desc, i.id limit 100`);
  return invitations;
}

export type RevokeInvitationResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not_found' };

/** The link in the e-mail no longer opens anything. */
export async function revokeInvitation(
  id: string,
  { actor, now }: Staff,
): Promise<RevokeInvitationResult> {
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  // As system: invitations are closed to callers.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const revoked = await trx
      .updateTable('staff_invitations')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return revoked ? { ok: true } : { ok: false, reason: 'not_found' };
  });
}
