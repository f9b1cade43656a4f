import type { ProductCard as Card } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ShopPicture } from '../../shared/shop-picture.tsx';

interface ProductCardProps {
  product: Card;
  /** The first row of a page: fetched at once. */
  priority?: boolean;
  /** The level that fits the page's outline. */
  heading?: 'h2' | 'h3';
}

const gridSizes = '(min-width: 1024px) 22vw, (min-width: 640px) 30vw, 46vw';

function ProductCard({ product, priority, heading: Heading = 'h3' }: ProductCardProps) {
  const { t, money } = useLanguage();
  const { picture, name, price, originalPrice, stockStatus } = product;
  return (
    <article className="product-card">
      <SmartLink to={`/product/${product.slug}`} prefetch="intent" className="product-card-link">
        {picture && (
          <ShopPicture
            src={picture.url}
            alt=""
            title={name}
            width={picture.width}
            height={picture.height}
            colour={picture.color}
            sizes={gridSizes}
            frame="product"
            priority={priority}
          />
        )}
        <span className="product-card-badges">
          {product.isNew && <Badge solid>{t('storefront.shop.newBadge')}</Badge>}
          {stockStatus !== 'in_stock' && (
            <Badge solid tone={stockStatus === 'pre_order' ? 'information' : 'plain'}>
              {t(`storefront.stock.${stockStatus}`)}
            </Badge>
          )}
        </span>
        <Heading className="product-card-name">{name}</Heading>
      </SmartLink>
      <p className="text-sm text-muted">{t(`storefront.rooms.${product.category}`)}</p>
      <Price current={money(price)} original={originalPrice && money(originalPrice)} size="small" />
    </article>
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
