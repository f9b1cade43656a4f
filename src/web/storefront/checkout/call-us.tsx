import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** Next steps for an order that is too large for a new buyer: by telephone, or signed in. */
export function CallUs() {
  const t = useT();
  const { user } = useAuth();
  const { phone } = useShell().site.contact;
  return (
    <div className="flex flex-wrap gap-3">
      {phone ? (
        <ButtonLink to={`tel:${phone.replaceAll(' ', '')}`} size="small">
          {t('cart.checkout.callUs')} <bdi dir="ltr">{phone}</bdi>
        </ButtonLink>
      ) : (
        <ButtonLink to="/contact" size="small">
          {t('unauthorized.support')}
        </ButtonLink>
      )}
      {!user && (
        <ButtonLink to="/login?next=%2Fcheckout" variant="outline" size="small">
          {t('cart.checkout.login')}
        </ButtonLink>
      )}
      <ButtonLink to="/cart" variant="outline" size="small">
        {t('cart.checkout.toCart')}
      </ButtonLink>
    </div>
  );
}
