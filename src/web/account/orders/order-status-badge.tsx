import type { ComponentProps } from 'react';
import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';

const tones = {
  placed: 'plain',
  confirmed: 'information',
  in_production: 'information',
  preparing: 'information',
  shipped: 'warning',
  delivered: 'success',
  cancelled: 'sale',
  returned: 'sale',
  refused: 'sale',
} as const satisfies Record<OrderStatus, ComponentProps<typeof Badge>['tone']>;

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** For a background that is not the page's own. */
  solid?: boolean;
}

export function OrderStatusBadge({ status, solid }: OrderStatusBadgeProps) {
  const t = useT();
  return (
    <Badge tone={tones[status]} solid={solid}>
      {t(`account.orderStatus.${status}`)}
    </Badge>
  );
}
