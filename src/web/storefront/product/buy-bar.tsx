import { useEffect, useState, type RefObject } from 'react';
import type { ProductDetail } from '#domain/catalog/product.ts';
import type { Offer } from '#domain/catalog/variant-choice.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';

interface BuyBarProps {
  product: ProductDetail;
  offer: Offer;
  /** The buttons that it stands in for. */
  buttons: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** On phones price and button stay visible when the real ones have scrolled away. */
export function BuyBar({ product, offer, buttons, onAdd }: BuyBarProps) {
  const { t, money } = useLanguage();
  const isPassed = useIsPassed(buttons);
  if (!isPassed || offer.most === 0) return null;
  return (
    <div className="buy-bar">
      <div className="min-w-0">
        <p className="truncate text-sm">{product.name}</p>
        <Price
          current={money(offer.price)}
          original={offer.originalPrice && money(offer.originalPrice)}
          size="small"
        />
      </div>
      <Button onClick={onAdd}>{t('storefront.product.addToCart')}</Button>
    </div>
  );
}

/** Only when scrolled past: above the buttons nothing is missing yet. */
function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
