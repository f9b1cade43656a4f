import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

export function Hero() {
  const t = useT();
  return (
    <section className="hero">
      <div className="page hero-row">
        <div className="hero-words">
          <h1>{t('storefront.home.heroTitle')}</h1>
          <p>{t('storefront.home.heroText')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/shop" size="large">
              {t('storefront.home.shopNow')}
            </ButtonLink>
            <ButtonLink to="/custom-service" size="large" variant="outline">
              {t('storefront.home.customOrders')}
            </ButtonLink>
          </div>
        </div>
        <div className="hero-arch" aria-hidden="true">
          <Picture
            src="/pictures/placeholders/living-room.svg"
            alt=""
            width={960}
            height={1200}
            frame="fill"
            priority
          />
        </div>
      </div>
    </section>
  );
}
