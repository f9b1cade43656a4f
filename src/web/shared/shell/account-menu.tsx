import { useLanguage } from '#i18n/react.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { Menu, MenuDivider, MenuLink } from '#ui/menu.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { usePersonalParts } from '../session/arrived-parts.ts';
import { useAuth } from '../session/auth.tsx';
import { SignOutForm } from '../session/sign-out-form.tsx';

/** Holds the line until the name is there. */
const noBreakSpace = '\u00A0';

export function AccountMenu() {
  const { t, number } = useLanguage();
  const { state, user, isAdmin } = useAuth();
  const unread = usePersonalParts().badges?.unread ?? 0;
  if (state === 'signed-out') {
    return (
      <SmartLink to="/login" className="header-link">
        {t('header.login')}
      </SmartLink>
    );
  }
  return (
    <Menu trigger={<UserIcon />} label={t('header.account')}>
      <li className="px-4 py-2 text-sm text-muted">
        <bdi>{user?.fullName || user?.email || noBreakSpace}</bdi>
      </li>
      <MenuDivider />
      <MenuLink to="/account">{t('header.myAccount')}</MenuLink>
      <MenuLink to="/account/profile">{t('header.profile')}</MenuLink>
      <MenuLink to="/account/orders">{t('header.orders')}</MenuLink>
      <MenuLink to="/account/notifications">
        <span className="grow">{t('header.notifications')}</span>
        {unread > 0 && <span className="menu-count">{number(unread)}</span>}
      </MenuLink>
      {isAdmin && <MenuLink to="/admin">{t('header.adminDashboard')}</MenuLink>}
      <MenuDivider />
      <li>
        <SignOutForm className="menu-item">{t('header.signOut')}</SignOutForm>
      </li>
    </Menu>
  );
}
