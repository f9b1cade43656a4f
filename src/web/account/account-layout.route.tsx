import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { requireUser } from '../shared/session/guards.server.ts';
import { SignOutForm } from '../shared/session/sign-out-form.tsx';
import { useShell } from '../shared/shell/shell-data.tsx';
import type { Route } from './+types/account-layout.route.ts';
import { accountLinks } from './account-links.ts';
import './account.css';
import './account-area.css';
import './account-pages.css';
import { Avatar } from './avatar.tsx';
import { signedIn } from './signed-in.server.ts';

export const middleware = [requireUser];

/** A loader also makes the guard run on client-side navigations. */
export function loader({ context }: Route.LoaderArgs) {
  const { fullName, email, avatarUrl } = signedIn(context).profile;
  return { fullName, email, avatarUrl };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { fullName, email, avatarUrl } = loaderData;
  return (
    <div className="page account-area">
      <div className="account-sidebar">
        <div className="account-owner">
          <Avatar name={fullName} url={avatarUrl} />
          <div className="min-w-0">
            <p className="truncate font-medium">
              <bdi>{fullName}</bdi>
            </p>
            {/* Left to right in Arabic too: the ellipsis belongs at the end of the address. */}
            <p dir="ltr" className="truncate text-start text-sm text-muted rtl:text-end">
              {email}
            </p>
          </div>
        </div>
        <AccountNavigation />
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function AccountNavigation() {
  const { t, number } = useLanguage();
  const unread = useShell().badges?.unread ?? 0;
  const links = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On phones the row is longer than the screen.
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <nav aria-label={t('account.area.navigation')} className="account-nav">
      <ul ref={links}>
        {accountLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/account'} className="account-link">
              {t(label)}
              {to === '/account/notifications' && unread > 0 && (
                <span className="account-count">
                  <span aria-hidden="true">{number(unread)}</span>
                  <span className="sr-only">
                    {t('account.notifications.lead', { count: unread })}
                  </span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutForm className="account-link">{t('account.area.logout')}</SignOutForm>
        </li>
      </ul>
    </nav>
  );
}
