import { useT } from '#i18n/react.tsx';
import type { SkippedOrder } from '#services/orders/decide-moves.server.ts';
import { Button } from '#ui/button.tsx';
import { SkippedOrders } from './skipped-orders.tsx';

export interface MovedOrders {
  count: number;
  skipped: SkippedOrder[];
}

interface MovedReportProps {
  result: MovedOrders;
  onClose?: () => void;
}

/** How many orders were moved, and which had changed since they were shown. */
export function MovedReport({ result: { count, skipped }, onClose }: MovedReportProps) {
  const t = useT();
  return (
    <div className="moves-form">
      <p role="status">
        {count > 0 ? t('adminOrders.bulkMoves.moved', { count }) : t('adminOrders.bulkMoves.none')}
      </p>
      <SkippedOrders skipped={skipped} />
      {onClose && (
        <div className="moves-end">
          <Button onClick={onClose}>{t('adminOrders.bulkMoves.close')}</Button>
        </div>
      )}
    </div>
  );
}
