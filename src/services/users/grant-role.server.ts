import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import {
  fullNameIn,
  isBanned,
  mailLocale,
  type AccountRow,
} from '#services/identity/accounts.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

export interface RoleChange {
  userId: string;
  role: StaffRole;
}

export type GrantRoleResult =
  | { ok: true }
  | AdminRejection
  | { ok: false; reason: 'email_not_confirmed' | 'user_blocked' };

/** Makes a person with an account a member of staff, or adds a role to theirs. */
export function grantRole({ userId, role }: RoleChange, staff: Staff): Promise<GrantRoleResult> {
  return runAsAdmin<GrantRoleResult>(userId, staff, async ({ trx, account }) => {
    if (account.email_confirmed_at === null) return { ok: false, reason: 'email_not_confirmed' };
    if (isBanned(account, staff.now)) return { ok: false, reason: 'user_blocked' };
    const granted = await trx
      .insertInto('user_roles')
      .values({ user_id: userId, role, granted_by: staff.actor.userId, created_at: staff.now })
      .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
      .returning('role')
      .executeTakeFirst();
    if (!granted) return { ok: true };
    await mailNewRole(trx, account, role, staff.now);
    await recordAccountAction(trx, userId, { action: 'role_granted', role }, staff);
    return { ok: true };
  });
}

/** The owner learns of it: a role opens personal data, and asks for a longer password. */
async function mailNewRole(
  trx: Transaction<DB>,
  account: AccountRow,
  role: StaffRole,
  now: Date,
): Promise<void> {
  const locale = mailLocale(account);
  const nameIn = (language: Locale) => translator(language)(`admin.roles.${role}`);
  await enqueueMail(trx, {
    recipient: account.email,
    locale,
    template: 'role_granted',
    data: {
      name: fullNameIn(account.raw_user_meta_data),
      role: { en: nameIn('en'), ar: nameIn('ar') },
      link: links.admin(locale),
      reset: links.forgotPassword(locale),
    },
    now,
  });
}
