import type { ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { MakerName } from './maker-line.tsx';

export function Story({ product }: { product: ProductDetail }) {
  const { t, date } = useLanguage();
  const { story, workshop, maker, origin } = product;
  if (!story) return null;
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
              <MakerName product={product} />
            </span>
          )}
          <span className="text-muted">{[origin, founded].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
    </section>
  );
}
