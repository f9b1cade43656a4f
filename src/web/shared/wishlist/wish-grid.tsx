import type { Wish } from '#domain/wishlist/wish.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { productCardSizes, StoredPicture } from '../pictures/shop-picture.tsx';
import { PriceTag } from '../prices/price-tag.tsx';
import { StockBadge } from '../stock/stock-badge.tsx';
import { CompareForm, CompareMark } from './compare-wishes.tsx';
import { WishActions } from './wish-actions.tsx';
import './wish-grid.css';

interface WishGridProps {
  wishes: readonly Wish[];
  /** Only for the visitor's own list; shared lists are read-only. */
  onRemove?: (productId: string) => void;
}

/** Saved products with what has changed since they were saved. */
export function WishGrid({ wishes, onRemove }: WishGridProps) {
  const canCompare = wishes.length > 1;
  return (
    <>
      <ul className="wish-grid">
        {wishes.map((wish) => (
          <li key={wish.id} className="wish">
            <WishFacts wish={wish} />
            {canCompare && <CompareMark wish={wish} />}
            <WishActions wish={wish} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {canCompare && <CompareForm />}
    </>
  );
}

function WishFacts({ wish }: { wish: Wish }) {
  const { t, money } = useLanguage();
  const { slug, name, picture, dropped, isBack, stockStatus, leadTime } = wish;
  return (
    <>
      <SmartLink to={`/product/${slug}`} className="wish-link">
        {picture && (
          <StoredPicture
            picture={picture}
            alt=""
            title={name}
            sizes={productCardSizes}
            frame="product"
          />
        )}
        <h2 className="wish-name">{name}</h2>
      </SmartLink>
      <PriceTag prices={wish} />
      <p className="wish-marks">
        {dropped && (
          <Badge tone="success">{t('wishlist.dropped', { amount: money(dropped) })}</Badge>
        )}
        {isBack && <Badge tone="success">{t('wishlist.back')}</Badge>}
        {!isBack && stockStatus !== 'in_stock' && (
          <StockBadge status={stockStatus} leadTime={leadTime} />
        )}
      </p>
    </>
  );
}
