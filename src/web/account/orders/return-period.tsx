import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';

/** Until when pieces of a delivered order can be returned. */
export function ReturnPeriod({ order }: { order: OrderDetail }) {
  const { t, date } = useLanguage();
  const { returnableUntil, status, isReturnOver } = order;
  if (!returnableUntil || status !== 'delivered') return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {t(isReturnOver ? 'account.order.return.over' : 'account.order.return.until', {
        date: date(returnableUntil),
      })}
    </p>
  );
}
