import type { CardPrices } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Price } from '#ui/price.tsx';

/** The price of a piece in a list: the lowest one, marked as such, when its variants differ. */
export function PriceTag({ prices }: { prices: CardPrices }) {
  const { t, money } = useLanguage();
  const { price, originalPrice } = prices.lowest ?? prices;
  const amount = money(price);
  return (
    <Price
      current={prices.lowest ? t('storefront.product.from', { amount }) : amount}
      original={originalPrice && money(originalPrice)}
      size="small"
    />
  );
}
