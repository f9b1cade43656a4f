import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import type { productsSource } from '#services/admin/lists/products-list.server.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import './product-list.css';

type Row = RowOfSource<typeof productsSource>;

/** Cells that the type of their column does not render well enough. */
export const productCells = {
  picture: ({ picture }: Row) => <Thumbnail url={picture} />,
  name: ({ name, arabicName }: Row) => <BilingualCell en={name} ar={arabicName} />,
  parity: ({ parity }: Row) => <Parity missing={parity ?? 0} />,
  rating: ({ rating, reviews }: Row) => <Rating rating={rating} reviews={reviews} />,
};

/** The name of the product stands beside it. */
function Thumbnail({ url }: { url: string | null }) {
  if (!url) return <span className="product-thumbnail" aria-hidden="true" />;
  return (
    <ShopPicture
      src={url}
      alt=""
      width={4}
      height={5}
      sizes="2.5rem"
      frame="product"
      className="product-thumbnail"
    />
  );
}

function Parity({ missing }: { missing: number }) {
  const t = useT();
  return missing === 0 ? (
    <Badge tone="success">{t('adminProducts.productList.arabicComplete')}</Badge>
  ) : (
    <Badge tone="warning" className="whitespace-nowrap">
      {t('adminProducts.productList.missingTexts', { count: missing })}
    </Badge>
  );
}

function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  const { t, number } = useLanguage();
  if (!reviews)
    return <span className="text-muted">{t('adminProducts.productList.noReviews')}</span>;
  return (
    <span className="whitespace-nowrap">
      {number(rating ?? 0)}{' '}
      <span className="text-muted">
        {t('adminProducts.productList.reviews', { count: reviews })}
      </span>
    </span>
  );
}
