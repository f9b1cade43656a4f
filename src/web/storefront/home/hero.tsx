import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';
import { HeroFilm } from './hero-film.tsx';

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
        <div className="hero-arch">
          <ShopPicture
            src="/pictures/rooms/hero/1584.webp"
            alt=""
            width={1584}
            height={891}
            sizes="(min-width: 64rem) 64rem, (min-width: 40rem) 85vw, 32rem"
            frame="fill"
            priority
          />
          <HeroFilm />
        </div>
      </div>
    </section>
  );
}
