import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';

export function CustomPromo() {
  const t = useT();
  return (
    <section className="promo" aria-labelledby="promo">
      <div className="page promo-row">
        <h2 id="promo">{t('storefront.home.promoTitle')}</h2>
        <div>
          <p>{t('storefront.home.promoText')}</p>
          <ButtonLink to="/custom-service" variant="outline" className="promo-action">
            {t('storefront.home.promoAction')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
