import type { ProductDetail } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';

/** Who made the piece, and where. */
export function MakerLine({ product: { workshop, town } }: { product: ProductDetail }) {
  const t = useT();
  if (!workshop) return null;
  return (
    <p className="maker-line">
      <KhatamMark />
      {town
        ? t('storefront.product.makerInTown', { workshop, town })
        : t('storefront.product.maker', { workshop })}
    </p>
  );
}
