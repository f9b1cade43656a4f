import { useState, type PointerEvent } from 'react';
import { deliveryPromise } from '#domain/catalog/delivery-promise.ts';
import type { ProductCard as Card } from '#domain/catalog/product.ts';
import { percentOff } from '#domain/money.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { useUiLabels } from '#ui/labels.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { HyphenatedText } from '#ui/hyphenated-text.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { productCardSizes, ShopPicture } from '../../shared/pictures/shop-picture.tsx';
import { PriceTag } from '../../shared/prices/price-tag.tsx';
import { StockBadge, useStockText } from '../../shared/stock/stock-badge.tsx';
import { WishToggle } from '../../shared/wishlist/wish-toggle.tsx';
import { QuickAdd } from './quick-add.tsx';
import { Swatch } from './swatch.tsx';

interface ProductCardProps {
  product: Card;
  /** For the first row of a page: loaded without delay. */
  priority?: boolean;
  /** The heading level that fits the page's outline. */
  heading?: 'h2' | 'h3';
}

/** One link as large as the card, with a heart above it. */
function ProductCard({ product, priority, heading = 'h3' }: ProductCardProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const point = ({ pointerType }: PointerEvent) => setPointedAt(pointerType === 'mouse');
  return (
    <article className="product-card" onPointerEnter={point}>
      <StoredMarkup name="card" data={[product, priority, heading]}>
        {() => <CardContent {...{ product, priority, heading, isPointedAt }} />}
      </StoredMarkup>
      <WishToggle product={product} look="icon" />
    </article>
  );
}

type CardContentProps = Required<Pick<ProductCardProps, 'heading'>> &
  PartProps & { isPointedAt: boolean };

function CardContent({ product, priority, heading: Heading, isPointedAt }: CardContentProps) {
  const { t } = useLanguage();
  return (
    <>
      <SmartLink to={`/product/${product.slug}`} prefetch="intent" className="product-card-link">
        <CardPictures product={product} priority={priority} isPointedAt={isPointedAt} />
        <CardBadges product={product} />
        <Heading className="product-card-name">
          <HyphenatedText text={product.name} />
        </Heading>
      </SmartLink>
      <p className="product-card-workshop">
        {[product.workshop || t(`storefront.rooms.${product.category}`), product.town]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="product-card-facts">
        <PriceTag prices={product} />
        {product.rating > 0 && <Rating stars={product.rating} />}
      </div>
      <CardWait product={product} />
      <CardSwatches codes={product.swatches} />
      <QuickAdd product={product} />
    </>
  );
}

type PartProps = Pick<ProductCardProps, 'product' | 'priority'>;

/** The second picture is loaded on hover; most cards are never pointed at. */
function CardPictures(props: PartProps & { isPointedAt: boolean }) {
  const { priority, isPointedAt } = props;
  const { name, picture, secondPicture } = props.product;
  if (!picture) {
    return (
      <span className="picture picture-product" aria-hidden="true">
        <span className="picture-title">{name}</span>
      </span>
    );
  }
  const { url, width, height, color } = picture;
  const shared = { alt: '', width, height, sizes: productCardSizes, frame: 'product' } as const;
  return (
    <span className="product-card-pictures">
      <ShopPicture src={url} title={name} colour={color} priority={priority} {...shared} />
      {isPointedAt && secondPicture && (
        <ShopPicture src={secondPicture} className="product-card-second" {...shared} />
      )}
    </span>
  );
}

function CardBadges({ product }: PartProps) {
  const { t } = useLanguage();
  const { isNew, stockStatus: status, leadTime, price, originalPrice } = product;
  const percent = originalPrice ? percentOff(price, originalPrice) : 0;
  const { availability } = deliveryPromise({ status, leadTime });
  const isOrdinary = availability === 'in_stock' || availability === 'made_in_weeks';
  if (!isNew && !originalPrice && isOrdinary) return null;
  return (
    <span className="product-card-badges">
      {isNew && <Badge solid>{t('storefront.shop.newBadge')}</Badge>}
      {originalPrice && (
        <Badge solid tone="sale">
          <span className="sr-only">{t('storefront.shop.saleBadge', { percent })}</span>
          <span aria-hidden="true">{t('storefront.shop.discount', { percent })}</span>
        </Badge>
      )}
      {!isOrdinary && <StockBadge solid status={status} leadTime={leadTime} />}
    </span>
  );
}

/** How long it takes to make or to leave, as a quiet line instead of a badge on the picture. */
function CardWait({ product: { stockStatus: status, leadTime } }: PartProps) {
  const { t } = useLanguage();
  const text = useStockText({ status, leadTime });
  const { availability, leavesWithin } = deliveryPromise({ status, leadTime });
  if (availability === 'made_in_weeks') return <p className="product-card-wait">{text}</p>;
  if (leavesWithin === null) return null;
  return (
    <p className="product-card-wait" data-soon>
      {t('storefront.stock.leavesWithin', { count: leavesWithin })}
    </p>
  );
}

const shownSwatches = 4;

function CardSwatches({ codes }: { codes: readonly string[] }) {
  const { t, number } = useLanguage();
  if (codes.length < 2) return null;
  return (
    <p className="product-card-swatches">
      <span className="sr-only">{t('storefront.shop.colours', { count: codes.length })}</span>
      {codes.slice(0, shownSwatches).map((code) => (
        <Swatch key={code} code={code} />
      ))}
      {codes.length > shownSwatches && (
        <span aria-hidden="true">+{number(codes.length - shownSwatches)}</span>
      )}
    </p>
  );
}

function Rating({ stars }: { stars: number }) {
  const { number, stars: starsLabel } = useUiLabels();
  const rounded = number(Math.round(stars * 10) / 10);
  return (
    <span className="product-card-rating">
      <StarIcon />
      <span aria-hidden="true">{rounded}</span>
      <span className="sr-only">{starsLabel(rounded, number(5))}</span>
    </span>
  );
}

type ProductGridProps = Omit<ProductCardProps, 'product'> & { products: Card[] };

export function ProductGrid({ products, priority, heading }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard product={product} priority={priority && position < 4} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
