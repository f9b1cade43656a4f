import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredMarkup } from '../markup/stored-markup.tsx';
import { useAuth } from '../session/auth.tsx';
import { SignOutForm } from '../session/sign-out-form.tsx';
import { WhatsAppLink } from '../whatsapp/whatsapp-link.tsx';
import { mainLinks } from './navigation.ts';
import { LanguageList } from './preference-lists.tsx';
import { RoomTiles } from './room-tiles.tsx';

/** What the menu of phones leads to. */
export function MenuContent() {
  const t = useT();
  return (
    <>
      <LanguageList aria-label={t('header.language')} className="language-switch" />
      <nav aria-label={t('header.main')} className="grid">
        <StoredMarkup name="menu" data={[]}>
          {() => <PageLinks />}
        </StoredMarkup>
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
    </>
  );
}

function PageLinks() {
  const t = useT();
  return (
    <>
      <RoomTiles />
      <SheetLink to="/">{t('header.home')}</SheetLink>
      {mainLinks.map(({ to, label }) => (
        <SheetLink key={to} to={to}>
          {t(label)}
        </SheetLink>
      ))}
      <SheetLink to="/projects">{t('siteFooter.projects')}</SheetLink>
      <SheetLink to="/game">{t('siteFooter.game')}</SheetLink>
      <SheetLink to="/wishlist">{t('storefront.wishlist.title')}</SheetLink>
      <SheetLink to="/cart">{t('header.cart')}</SheetLink>
      <SheetLink to="/track-order">{t('siteFooter.trackOrder')}</SheetLink>
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
