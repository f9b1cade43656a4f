import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Workshop } from '#domain/catalog/workshop.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

/** For a piece without a story of its own: how it is made, and by whom. */
export function TechniqueBand({ product: { story, maker } }: { product: ProductDetail }) {
  if (story || !maker) return null;
  return (
    <AreaMessages area="workshops">
      <Technique maker={maker} />
    </AreaMessages>
  );
}

function Technique({ maker }: { maker: Workshop }) {
  const { t, date } = useLanguage();
  const { slug, name, town, craft, founded, story, picture } = maker;
  const since =
    founded === null ? '' : t('workshops.since', { year: date(`${founded}-06-15`, 'year') });
  return (
    <section className="story technique" aria-labelledby="technique">
      <div className="page">
        {picture && (
          <ShopPicture
            src={picture}
            alt=""
            width={960}
            height={1200}
            sizes="(min-width: 64rem) 32rem, 92vw"
            frame="product"
          />
        )}
        <div>
          <p className="eyebrow">{t(`workshops.crafts.${craft}`)}</p>
          <h2 id="technique">{name}</h2>
          <p className="text-muted">{[town, since].filter(Boolean).join(' · ')}</p>
          {story && <p className="technique-text">{story}</p>}
          <Link to={`/workshop/${slug}`} variant="arrow">
            {t('workshops.meet')}
          </Link>
        </div>
      </div>
    </section>
  );
}
