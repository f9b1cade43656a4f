import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { invoker } from '#ui/dialog-frame.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useAuth } from '../session/auth.tsx';
import { SignOutForm } from '../session/sign-out-form.tsx';
import { WhatsAppLink } from '../whatsapp/whatsapp-link.tsx';
import { mainLinks } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';
import { LanguageChoices, ThemeMenu } from './preference-menus.tsx';
import { RoomTiles } from './room-tiles.tsx';

const sheetId = 'site-menu';

export function MobileMenu() {
  const t = useT();
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Only on navigation: the menu may have been opened before this script ran.
    if (shownKey.current === key) return;
    shownKey.current = key;
    (document.getElementById(sheetId) as HTMLDialogElement | null)?.close();
  }, [key]);
  return (
    <>
      <IconButton
        label={t('header.menu')}
        className="lg:hidden"
        {...invoker(sheetId, 'show-modal')}
      >
        <MenuIcon />
      </IconButton>
      <Sheet
        id={sheetId}
        side="start"
        title={t('header.menu')}
        footer={
          <div className="flex grow items-center justify-between gap-2">
            <PhoneLink />
            <ThemeMenu up />
          </div>
        }
      >
        <ul aria-label={t('header.language')} className="language-switch">
          <LanguageChoices />
        </ul>
        <nav aria-label={t('header.main')} className="grid">
          <RoomTiles />
          <SheetLink to="/">{t('header.home')}</SheetLink>
          {mainLinks.map(({ to, label }) => (
            <SheetLink key={to} to={to}>
              {t(label)}
            </SheetLink>
          ))}
          <SheetLink to="/projects">{t('footer.projects')}</SheetLink>
          <SheetLink to="/game">{t('footer.game')}</SheetLink>
          <SheetLink to="/wishlist">{t('storefront.wishlist.title')}</SheetLink>
          <SheetLink to="/cart">{t('header.cart')}</SheetLink>
          <SheetLink to="/track-order">{t('footer.trackOrder')}</SheetLink>
          <AccountLinks />
        </nav>
        <WhatsAppLink
          text={t('storefront.whatsApp.texts.question')}
          showsHours
          variant="quiet"
          className="mt-4"
        >
          {t('storefront.whatsApp.write')}
        </WhatsAppLink>
      </Sheet>
    </>
  );
}

function AccountLinks() {
  const t = useT();
  const { state, isAdmin } = useAuth();
  if (state === 'signed-out') return <SheetLink to="/login">{t('header.login')}</SheetLink>;
  return (
    <>
      <SheetLink to="/account">{t('header.myAccount')}</SheetLink>
      <SheetLink to="/account/profile">{t('header.profile')}</SheetLink>
      <SheetLink to="/account/orders">{t('header.orders')}</SheetLink>
      {isAdmin && <SheetLink to="/admin">{t('header.adminDashboard')}</SheetLink>}
      <SignOutForm className="sheet-link">{t('header.signOut')}</SignOutForm>
    </>
  );
}

const SheetLink = ({ to, children }: { to: string; children: string }) => (
  <SmartLink to={to} className="sheet-link">
    {children}
  </SmartLink>
);
