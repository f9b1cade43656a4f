import { NavLink } from 'react-router';
import type { StaffRole } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import { useAuth } from '../shared/session/auth.tsx';
import { menu, type MenuEntry } from './menu/menu.ts';

type EntryName = MenuEntry['name'];

/** The commonest places of each role; a person with several roles sees those of the first. */
const commonPlaces: Record<StaffRole, readonly EntryName[]> = {
  admin: ['dashboard', 'orders', 'customService', 'users'],
  sales: ['dashboard', 'orders', 'customService', 'coupons'],
  marketing: ['dashboard', 'prizeVerification', 'coupons', 'content'],
  technical_office_manager: ['dashboard', 'products', 'customService', 'portfolio'],
  content_manager: ['dashboard', 'content', 'media'],
};

/** On phones: four places at the thumb. The whole menu is behind the button on top. */
export function BottomBar() {
  const t = useT();
  const { roles } = useAuth();
  const [role] = roles;
  const entries = (role ? commonPlaces[role] : []).flatMap((name) =>
    menu.filter((entry) => entry.name === name),
  );
  return (
    <nav className="admin-bottom-bar" aria-label={t('admin.shortcutsBar')}>
      {entries.map(({ name, path }) => (
        <NavLink key={path} to={path} end={path === '/admin'}>
          {t(`admin.entries.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
