import { deliveryPath, type OrderStatus } from '#domain/orders/status.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { KhatamPattern } from '#ui/khatam.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** The status of an order, its delivery date and its history. */
export function OrderJourney({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-14">
      <Expected order={order} />
      <OrderPart id="timeline" title={t('account.order.progress')}>
        <OrderTimeline entries={order.timeline} ahead={stagesAhead(order)} />
      </OrderPart>
    </div>
  );
}

/** The stages still ahead, as far as they are known. */
function stagesAhead({ status, timeline }: OrderDetail): OrderStatus[] {
  const path = deliveryPath(
    status,
    timeline.map((entry) => entry.status),
  );
  return path ? path.stages.slice(path.current + 1) : [];
}

function Expected({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const isComing = stagesAhead(order).length > 0;
  return (
    <section aria-label={t('account.order.latest')} className="order-expected">
      <KhatamPattern className="opacity-60" />
      <p>
        <OrderStatusBadge status={order.status} solid />
      </p>
      {isComing && <Days order={order} />}
    </section>
  );
}

/** From the workshop when a piece is made for this order, or when staff have put one on the bench. */
function reasonOf({ status, items, timeline }: OrderDetail) {
  if (status === 'shipped') return 'account.order.expected.road';
  const isMade =
    items.some(({ madeToOrder }) => madeToOrder) ||
    timeline.some((entry) => entry.status === 'in_production');
  return isMade ? 'account.order.expected.making' : 'account.order.expected.stock';
}

function Days({ order }: { order: OrderDetail }) {
  const { expected } = order;
  const { t, date } = useLanguage();
  if (!expected) return <p className="mt-4 max-w-form">{t('account.order.expected.later')}</p>;
  const whole = (day: string) => date(day, 'long').replaceAll(' ', '\u00a0');
  const days = { from: whole(expected.from), to: whole(expected.to) };
  return (
    <>
      <p className="mt-5 text-sm">{t('account.order.expected.title')}</p>
      <p className="mt-1 font-display text-2xl md:text-3xl">
        {expected.from === expected.to
          ? t('account.order.expected.on', days)
          : t('account.order.expected.between', days)}
      </p>
      <p className="mt-4 max-w-form text-sm">{t(reasonOf(order))}</p>
    </>
  );
}
