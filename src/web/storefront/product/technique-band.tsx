import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Workshop } from '#domain/catalog/workshop.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { useFoundedText } from '../workshops/use-founded-text.ts';
import { WorkshopPicture } from '../workshops/workshop-picture.tsx';

/** For a piece without a story of its own: how it is made, and by whom. */
export function TechniqueBand({ product: { story, maker } }: { product: ProductDetail }) {
  if (story || !maker) return null;
  return (
    <StoredMarkup name="technique" data={[maker]}>
      {() => <Technique maker={maker} />}
    </StoredMarkup>
  );
}

function Technique({ maker }: { maker: Workshop }) {
  const t = useT();
  const { slug, name, town, craft, story } = maker;
  return (
    <section className="story technique" aria-labelledby="technique">
      <div className="page">
        <WorkshopPicture workshop={maker} sizes="(min-width: 64rem) 32rem, 92vw" />
        <div>
          <p className="eyebrow">{t(`workshops.crafts.${craft}`)}</p>
          <h2 id="technique">{name}</h2>
          <p className="text-muted">{[town, useFoundedText(maker)].filter(Boolean).join(' · ')}</p>
          {story && <p className="technique-text">{story}</p>}
          <Link to={`/workshop/${slug}`} variant="arrow">
            {t('workshops.meet')}
          </Link>
        </div>
      </div>
    </section>
  );
}
