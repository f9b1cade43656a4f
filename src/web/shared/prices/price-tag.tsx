import type { ShownPrice } from '#domain/catalog/shown-price.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Price } from '#ui/price.tsx';

/** What a list says that a piece costs: “From …” when its variants differ. */
export function usePriceText({ price, isFrom }: ShownPrice): string {
  const { t, money } = useLanguage();
  const amount = money(price);
  return isFrom ? t('storefront.product.from', { amount }) : amount;
}

interface PriceTagProps {
  prices: ShownPrice;
  size?: 'small' | 'medium';
}

/** The price of a piece where none of its variants is chosen. */
export function PriceTag({ prices, size = 'small' }: PriceTagProps) {
  const { money } = useLanguage();
  const { originalPrice } = prices;
  return (
    <Price
      current={usePriceText(prices)}
      original={originalPrice && money(originalPrice)}
      size={size}
    />
  );
}
