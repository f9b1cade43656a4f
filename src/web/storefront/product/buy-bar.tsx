import { useEffect, useState, type RefObject } from 'react';
import type { GalleryPicture, ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { mainPictureSizes, StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { selectedLabels } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

interface BuyBarProps {
  product: ProductDetail;
  choosing: VariantSelection;
  picture: GalleryPicture | undefined;
  /** The buttons that it stands in for. */
  buttons: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** On phones choice, price and button stay visible while the real ones are not. */
export function BuyBar({ product, choosing, picture, buttons, onAdd }: BuyBarProps) {
  const { t, money } = useLanguage();
  const { offer, selection } = choosing;
  const isNeeded = useIsOutOfView(buttons);
  if (!isNeeded || offer.most === 0) return null;
  const choice = selectedLabels(product, selection).map(({ name }) => name);
  return (
    <div className="buy-bar needs-script">
      {/* The size of the main picture, so that no second file is loaded. */}
      {picture && (
        <StoredPicture picture={picture} alt="" frame="product" sizes={mainPictureSizes} />
      )}
      <div className="min-w-0">
        <p className="truncate text-sm">{choice.join(' · ') || product.name}</p>
        <Price
          current={money(offer.price)}
          original={offer.originalPrice && money(offer.originalPrice)}
          size="small"
        />
      </div>
      <Button onClick={onAdd}>
        {t(
          offer.status === 'pre_order'
            ? 'storefront.product.preOrder'
            : 'storefront.product.addToCart',
        )}
      </Button>
    </div>
  );
}

/** On the first screen of a phone the buttons are still below; the server assumes that. */
function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsOutOfView(!entry.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfView;
}
