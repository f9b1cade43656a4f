import type { StockStatus } from '#domain/catalog/product.ts';
import type { Offer } from '#domain/catalog/variant-choice.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'plain',
  sold_out: 'plain',
  pre_order: 'information',
} as const satisfies Record<StockStatus, string>;

/** The stock of the chosen variant as a text. */
export function useStockText({ status, pieces }: Offer): string {
  const t = useT();
  if (status === null) return t('storefront.product.notMadeShort');
  if (status === 'low_stock') return t('storefront.product.piecesLeft', { count: pieces });
  return t(`storefront.stock.${status}`);
}

export function StockBadge({ offer }: { offer: Offer }) {
  return <Badge tone={tones[offer.status ?? 'sold_out']}>{useStockText(offer)}</Badge>;
}
