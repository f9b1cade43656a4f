import { NavLink, useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { SignOutForm } from '../shared/session/sign-out-form.tsx';
import { usePersonalParts } from '../shared/session/arrived-parts.ts';
import { accountLinks } from './account-links.ts';

/**
 * A column beside the page. On phones the dashboard shows it as a list of rows; other pages name
 * where the reader is and unfold the rest.
 */
export function AccountNavigation() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  // Following an order belongs to the orders, at an address of its own.
  const shown = pathname.replace('/account/track-order/', '/account/orders/');
  const isAt = (to: string) => shown === to || shown.startsWith(`${to}/`);
  const current = accountLinks.slice(1).find(({ to }) => isAt(to));
  return (
    <nav aria-label={t('account.area.navigation')} className="account-nav">
      {current && (
        // The key folds it up again when the reader has gone to another page.
        <details key={pathname} className="account-fold">
          <summary>
            {t(current.label)}
            <ChevronDownIcon />
          </summary>
          <Links />
        </details>
      )}
      <Links className={current && 'account-column'} />
    </nav>
  );
}

function Links({ className }: { className?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <ul className={className}>
      {accountLinks.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/account'} className="account-link">
            <Icon />
            {t(label)}
            {to === '/account/notifications' && <Unread />}
            {to === '/account/wishlist' && <Wished />}
          </NavLink>
        </li>
      ))}
      <li>
        <SignOutForm className="account-link">{t('account.area.logout')}</SignOutForm>
      </li>
    </ul>
  );
}

function Wished() {
  const { number } = useLanguage();
  const count = usePersonalParts().badges?.wished.length ?? 0;
  return count > 0 && <span className="account-count">{number(count)}</span>;
}

function Unread() {
  const { t, number } = useLanguage();
  const unread = usePersonalParts().badges?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className="account-count">
      <span aria-hidden="true">{number(unread)}</span>
      <span className="sr-only">{t('account.notifications.lead', { count: unread })}</span>
    </span>
  );
}
