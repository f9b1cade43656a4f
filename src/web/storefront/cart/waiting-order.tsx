import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { useStored } from '../../shared/storage/use-stored.ts';
import { attemptKey } from '../checkout/order-attempt.ts';

/** Links to an order that is still waiting for the connection. */
export function WaitingOrder() {
  const t = useT();
  if (!useStored(attemptKey)) return null;
  return (
    <p role="status" className="cart-changes">
      <span>
        {t('cart.page.waiting')} <Link to="/checkout">{t('cart.page.waitingLink')}</Link>
      </span>
    </p>
  );
}
