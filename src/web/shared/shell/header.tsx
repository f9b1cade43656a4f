import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { CartLink } from '../cart/cart-link.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { WishLink } from '../wishlist/wish-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isWithin, mainLinks } from './navigation.ts';
import { LanguageMenu, ThemeMenu } from './preference-menus.tsx';
import { Wordmark } from './wordmark.tsx';

export function Header() {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <div className="flex items-center">
          <MobileMenu />
          <Wordmark className="max-lg:hidden" />
        </div>
        <Wordmark className="lg:hidden" />
        <MainLinks />
        <div className="flex items-center justify-end">
          <SearchButton />
          <div className="flex items-center max-lg:hidden">
            <LanguageMenu />
            <ThemeMenu />
            <AccountMenu />
          </div>
          <WishLink />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('header.main')} className="flex gap-8 max-lg:hidden">
      {mainLinks.map(({ to, label }) => (
        <SmartLink
          key={to}
          to={to}
          className="header-link"
          aria-current={isWithin(pathname, to) ? 'page' : undefined}
        >
          {t(label)}
        </SmartLink>
      ))}
    </nav>
  );
}
