import type { ProductDetail } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';

export function Story({ product: { story, origin } }: { product: ProductDetail }) {
  const t = useT();
  if (!story) return null;
  return (
    <section className="story" aria-labelledby="story">
      <div className="page">
        <h2 id="story" className="eyebrow">
          {t('productDetails.facts.story')}
        </h2>
        <p className="story-text">{story}</p>
        {origin && <p className="text-muted">{origin}</p>}
      </div>
    </section>
  );
}
