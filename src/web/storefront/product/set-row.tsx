import type { ProductSet } from '#domain/catalog/product-set.ts';
import { useT } from '#i18n/react.tsx';
import { PieceOffer } from '../components/piece-offer.tsx';

/** The pieces of the set, which of them are wanted, and one button for all. */
export function SetRow({ set }: { set: ProductSet }) {
  const t = useT();
  return (
    <section className="section set" aria-labelledby="set">
      <h2 id="set">{t('productDetails.set.title', { name: set.name })}</h2>
      <p className="text-muted">{t('productDetails.set.why')}</p>
      <PieceOffer
        pieces={set.pieces}
        texts={{
          total: t('productDetails.set.total'),
          gone: t('productDetails.set.gone'),
          add: t('productDetails.set.add'),
          added: (count) => t('productDetails.set.added', { count }),
          full: t('productDetails.set.full'),
        }}
      />
    </section>
  );
}
