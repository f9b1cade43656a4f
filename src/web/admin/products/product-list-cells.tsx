import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import type { productsSource } from '#services/admin/lists/products-list.server.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { variantGridId } from './form/section-links.tsx';
import './product-list.css';

type Row = RowOfSource<typeof productsSource>;

/** Cells that the type of their column does not render well enough. */
export const productCells = {
  picture: ({ picture }: Row) => <Thumbnail url={picture} />,
  name: ({ name, arabicName }: Row) => <BilingualCell en={name} ar={arabicName} />,
  parity: ({ parity }: Row) => <Parity missing={parity ?? 0} />,
  price: (row: Row) => (row.variants > 0 ? <PriceOfVariants row={row} /> : undefined),
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

/** The lowest price, as lists of the shop show it, and the way to the prices of the variants. */
function PriceOfVariants({ row: { id, price, pricesDiffer, variants } }: { row: Row }) {
  const { t, locale } = useLanguage();
  const { digits } = useShell().site;
  if (!price) return null;
  const amount = formatMoney(price.amount, locale, price.currency, digits);
  return (
    <span className="inline-grid justify-items-end">
      <bdi className="whitespace-nowrap">
        {pricesDiffer ? t('storefront.product.from', { amount }) : amount}
      </bdi>
      <Link
        to={`/admin/products/edit/${id}#${variantGridId}`}
        className="text-sm whitespace-nowrap"
        title={t('admin.changeProblems.price_of_variants')}
      >
        {t('adminProducts.productList.variants', { count: variants })}
      </Link>
    </span>
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
