import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import type { Buyer } from './read-buyer.server.ts';

/** Whoever has no account needs none; whoever has one may come in. */
export function WhoOrders({ buyer }: { buyer: Buyer | null }) {
  const t = useT();
  if (buyer) {
    return <p>{t('basket.checkout.signedInAs', { name: `\u2068${buyer.fullName}\u2069` })}</p>;
  }
  return (
    <p className="text-muted">
      {t('basket.checkout.guestText')} {t('basket.checkout.haveAccount')}{' '}
      <Link to="/login?next=%2Fcheckout">{t('basket.checkout.login')}</Link>{' '}
      {t('basket.checkout.loginBenefit')}
    </p>
  );
}
