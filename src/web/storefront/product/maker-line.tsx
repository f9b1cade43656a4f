import type { ProductDetail } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { Link } from '#ui/link.tsx';

/** Who made the piece, and where. */
export function MakerLine(props: Pick<ProductDetail, 'workshop' | 'town' | 'maker'>) {
  const { workshop, town, maker } = props;
  const t = useT();
  if (!workshop) return null;
  return (
    <p className="maker-line">
      <KhatamMark />
      {maker ? (
        <Link to={`/workshop/${maker.slug}`} variant="quiet">
          {t('storefront.product.makerInTown', { workshop, town })}
        </Link>
      ) : (
        t('storefront.product.maker', { workshop })
      )}
    </p>
  );
}

/** The name of the workshop, which leads to its page. */
export function MakerName({ workshop, maker }: Pick<ProductDetail, 'workshop' | 'maker'>) {
  return maker ? <Link to={`/workshop/${maker.slug}`}>{workshop}</Link> : workshop;
}
