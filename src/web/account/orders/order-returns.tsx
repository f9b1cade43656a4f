import type { ComponentProps } from 'react';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import { languageOf } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import type { OrderReturn } from '#services/orders/order-returns.server.ts';
import { Badge } from '#ui/badge.tsx';
import { OrderPart } from './order-part.tsx';
import { RefundText } from './order-refunds.tsx';

const tones = {
  requested: 'plain',
  approved: 'information',
  refused: 'sale',
  received: 'information',
  refunded: 'success',
} as const satisfies Record<ReturnStatus, ComponentProps<typeof Badge>['tone']>;

/** The returns of an order and their progress. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <OrderPart id="returns" title={t('account.order.return.list')}>
      <ul className="border-t border-hairline">
        {order.returns.map((each) => (
          <Return key={each.id} order={order} return={each} />
        ))}
      </ul>
    </OrderPart>
  );
}

function Return({ order, return: orderReturn }: { order: OrderDetail; return: OrderReturn }) {
  const { t, date } = useLanguage();
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.name ?? '';
  const refund = order.refunds.find(({ returnId }) => returnId === orderReturn.id);
  return (
    <li className="order-return">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p className="text-sm text-muted">
          {t(`account.order.return.${orderReturn.isOpenedByStaff ? 'openedOn' : 'askedOn'}`, {
            date: date(orderReturn.at),
          })}
        </p>
        <Badge tone={tones[orderReturn.status]}>
          {t(`account.order.return.statuses.${orderReturn.status}`)}
        </Badge>
      </div>
      <ul className="mt-3">
        {orderReturn.lines.map(({ itemId, quantity, reason }) => (
          <li key={itemId}>
            {nameOf(itemId)}
            <span className="text-muted">
              {' · '}
              {t('account.order.quantity', { count: quantity })}
              {' · '}
              {t(`account.order.return.reasons.${reason}`)}
            </span>
          </li>
        ))}
      </ul>
      {orderReturn.message && (
        <p
          className="mt-3 text-sm whitespace-pre-line"
          lang={languageOf(orderReturn.message)}
          dir="auto"
        >
          {orderReturn.message}
        </p>
      )}
      <p className="mt-3 text-sm">
        {t(`account.order.return.texts.${orderReturn.status}`)}
        {refund && (
          <>
            {' '}
            <RefundText order={order} refund={refund} />
          </>
        )}
      </p>
      {orderReturn.answer && (
        <p className="mt-1 text-sm" dir="auto">
          {orderReturn.answer}
        </p>
      )}
      <ReturnPhotos photos={orderReturn.photos} />
    </li>
  );
}

function ReturnPhotos({ photos }: Pick<OrderReturn, 'photos'>) {
  const { t } = useLanguage();
  if (photos.length === 0) return null;
  return (
    <ul className="return-photos">
      {photos.map(({ id, address, width, height }, index) => (
        <li key={id}>
          <a href={address}>
            <img
              src={address}
              alt={t('account.order.return.photo', { count: index + 1 })}
              loading="lazy"
              {...{ width, height }}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
