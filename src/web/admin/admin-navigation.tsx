import { Link, useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { SignOutForm } from '../shared/session/sign-out-form.tsx';
import { entryAbove, type MenuEntry } from './menu/menu.ts';

export function AdminNavigation({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useT();
  const current = entryAbove(useLocation().pathname);
  return (
    <>
      <nav aria-label={t('admin.navigation')}>
        <ul>
          {entries.map(({ name, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="admin-link"
                aria-current={name === current?.name ? 'page' : undefined}
              >
                {t(`admin.entries.${name}`)}
              </Link>
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
