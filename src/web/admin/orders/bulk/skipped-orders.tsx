import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { SkippedOrder } from '#services/orders/decide-moves.server.ts';

/** Orders that stay as they are, and why. */
export function SkippedOrders({ skipped }: { skipped: readonly SkippedOrder[] }) {
  const t = useT();
  if (skipped.length === 0) return null;
  return (
    <section aria-labelledby="moves-skipped">
      <h3 id="moves-skipped" className="font-medium">
        {t('adminOrders.bulkMoves.skipped', { count: skipped.length })}
      </h3>
      <ul className="moves-list">
        {skipped.map((order) => (
          <li key={order.id} className="text-sm">
            <bdi dir="ltr">{order.number}</bdi> · <Reason order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reason({ order }: { order: SkippedOrder }) {
  const t = useT();
  if (order.reason === 'not_found') return t('adminOrders.bulkMoves.reasons.gone');
  const status = t(`adminOrders.status.${order.status}`);
  if (order.reason === 'being_moved') {
    const name = isolate(order.colleague);
    return t('adminOrders.bulkMoves.reasons.beingMoved', { name, status });
  }
  return order.status === 'placed'
    ? t('adminOrders.bulkMoves.reasons.toCall')
    : t('adminOrders.bulkMoves.reasons.otherStep', { status });
}
