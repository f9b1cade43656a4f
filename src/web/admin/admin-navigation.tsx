import { NavLink } from 'react-router';
import type { MenuEntry } from '#web/admin/menu/menu.ts';
import { useT } from '#i18n/react.tsx';
import { SignOutForm } from '../shared/session/sign-out-form.tsx';

// Current only on an exact match, because other entries lie below them.
const alone = new Set(['/admin', '/admin/game']);

export function AdminNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useT();
  return (
    <>
      <nav aria-label={t('admin.navigation')}>
        <ul>
          {entries.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} end={alone.has(path)} className="admin-link">
                {t(`admin.entries.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin-sign-out">
        <SignOutForm className="admin-link">{t('admin.signOut')}</SignOutForm>
      </div>
    </>
  );
}
