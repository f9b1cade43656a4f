import { staffRoles } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ViewAsForm } from './view-as-form.tsx';

/** Lets an admin see the back office with the eyes of another role. */
export function ViewAsMenu() {
  const t = useT();
  return (
    <Menu trigger={<UserIcon />} label={t('admin.viewAs.menu')}>
      {staffRoles
        .filter((role) => role !== 'admin')
        .map((role) => (
          <li key={role}>
            <ViewAsForm>
              <button type="submit" name="role" value={role} className="menu-item">
                <span className="grow text-start">{t(`admin.roles.${role}`)}</span>
              </button>
            </ViewAsForm>
          </li>
        ))}
    </Menu>
  );
}
