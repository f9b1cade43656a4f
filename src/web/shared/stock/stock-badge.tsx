import type { DayRange } from '#domain/catalog/delivery.ts';
import { deliveryPromise, type StockLabel } from '#domain/catalog/delivery-promise.ts';
import type { StockStatus } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

interface StockProps {
  /** Null when this combination of options does not exist. */
  status: StockStatus | null;
  leadTime: DayRange | null;
  /** The quantity, where it is known exactly. */
  pieces?: number;
}

const tones = {
  in_stock: 'success',
  low_stock: 'warning',
  made_in_weeks: 'information',
  out_of_stock: 'plain',
  sold_out: 'plain',
  pre_order: 'information',
} as const satisfies Record<StockLabel, string>;

/** Whether a piece can be had, in a few words. */
export function useStockText({ status, leadTime, pieces }: StockProps): string {
  const t = useT();
  if (status === null) return t('storefront.product.notMadeShort');
  const { availability, weeks } = deliveryPromise({ status, leadTime });
  if (availability === 'made_in_weeks' && weeks) {
    const { from, to: count } = weeks;
    return from === count
      ? t('storefront.stock.madeInSomeWeeks', { count })
      : t('storefront.stock.madeInWeeks', { from, count });
  }
  if (status === 'low_stock' && pieces !== undefined) {
    return t('storefront.product.piecesLeft', { count: pieces });
  }
  return t(`storefront.stock.${status}`);
}

export function StockBadge({ solid, ...stock }: StockProps & { solid?: boolean }) {
  const { status } = stock;
  const tone =
    status === null ? 'plain' : tones[deliveryPromise({ ...stock, status }).availability];
  return (
    <Badge tone={tone} solid={solid}>
      {useStockText(stock)}
    </Badge>
  );
}
