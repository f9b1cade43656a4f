import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { menuChange } from '../menu/menu-change.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { UserSection } from './user-section.tsx';

export function UserRoles({ user }: { user: UserDetail }) {
  const t = useT();
  return (
    <UserSection id="roles" title={t('adminUsers.userRoles.title')}>
      <p className="text-sm text-muted">{t('adminUsers.userRoles.lead')}</p>
      <ul className="user-roles">
        {staffRoles.map((role) => (
          <li key={role}>
            <span className="grow">{t(`admin.roles.${role}`)}</span>
            {user.roles.includes(role) && (
              <Badge tone="success">{t('adminUsers.userRoles.has')}</Badge>
            )}
            <RoleDialog user={user} role={role} />
          </li>
        ))}
      </ul>
    </UserSection>
  );
}

/** Shows what the change does to the menu before it is made. */
function RoleDialog({ user, role }: { user: UserDetail; role: StaffRole }) {
  const t = useT();
  const isGiven = user.roles.includes(role);
  const verb = isGiven ? 'revoke' : 'grant';
  const after = isGiven ? user.roles.filter((each) => each !== role) : [...user.roles, role];
  const label = t(`admin.roles.${role}`);
  return (
    <UserActionDialog
      intent={`${verb}Role`}
      id={`role-${role}`}
      button={{
        variant: 'outline',
        children: t(`adminUsers.userRoles.${verb}`),
        'aria-label': t(`adminUsers.userRoles.${verb}Label`, { label }),
      }}
      title={t(`adminUsers.userRoles.${verb}Title`, {
        name: isolate(user.fullName || user.email),
        label,
      })}
      text={t(`adminUsers.userRoles.${verb}Text`)}
      submit={t(`adminUsers.userRoles.${verb}`)}
      isDangerous={isGiven}
    >
      <input type="hidden" name="role" value={role} />
      <MenuPreview change={menuChange(user.roles, after)} />
    </UserActionDialog>
  );
}
