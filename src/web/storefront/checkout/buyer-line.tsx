import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import type { Buyer } from './read-buyer.server.ts';

/** Guests can order without an account, or sign in first. */
export function BuyerLine({ buyer }: { buyer: Buyer | null }) {
  const t = useT();
  if (buyer) {
    return <p>{t('cart.checkout.signedInAs', { name: isolate(buyer.fullName) })}</p>;
  }
  return (
    <p className="text-muted">
      {t('cart.checkout.guestText')} {t('cart.checkout.haveAccount')}{' '}
      <Link to="/login?next=%2Fcheckout">{t('cart.checkout.login')}</Link>{' '}
      {t('cart.checkout.loginBenefit')}
    </p>
  );
}
