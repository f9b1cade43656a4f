import type { ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { MakerName } from './maker-line.tsx';

type StoryProps = Pick<ProductDetail, 'story' | 'workshop' | 'maker' | 'origin'>;

export function Story({ product }: { product: StoryProps }) {
  const { story, workshop, maker, origin } = product;
  if (!story) return null;
  return (
    <StoredMarkup name="story" data={[story, workshop, maker, origin]}>
      {() => <StoryBand {...{ story, workshop, maker, origin }} />}
    </StoredMarkup>
  );
}

function StoryBand({ story, workshop, maker, origin }: StoryProps) {
  const { t, date } = useLanguage();
  const founded =
    maker?.founded &&
    t('productDetails.facts.since', { year: date(`${maker.founded}-06-15`, 'year') });
  return (
    <section className="story" aria-labelledby="story">
      <div className="page">
        <h2 id="story" className="eyebrow">
          {t('productDetails.facts.story')}
        </h2>
        <p className="story-text">{story}</p>
        <p className="story-signature">
          {workshop && (
            <span>
              <MakerName workshop={workshop} maker={maker} />
            </span>
          )}
          <span className="text-muted">{[origin, founded].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </section>
  );
}
