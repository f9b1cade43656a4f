import { useLanguage } from '#i18n/react.tsx';
import { UserIcon } from '#ui/icons.tsx';
import { Menu, MenuDivider, MenuLink } from '#ui/menu.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useAuth } from '../session/auth.tsx';
import { SignOutForm } from '../session/sign-out-form.tsx';
import { useShell } from './shell-data.tsx';

export function AccountMenu() {
  const { t, number } = useLanguage();
  const { user, isAdmin } = useAuth();
  const unread = useShell().badges?.unread ?? 0;
  if (!user) {
    return (
      <SmartLink to="/login" className="header-link">
        {t('header.login')}
      </SmartLink>
    );
  }
  return (
    <Menu trigger={<UserIcon />} label={t('header.account')}>
      <li className="px-4 py-2 text-sm text-muted">
        <bdi>{user.fullName || user.email}</bdi>
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
