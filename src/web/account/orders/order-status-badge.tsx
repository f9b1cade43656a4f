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

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useT();
  return <Badge tone={tones[status]}>{t(`account.orderStatus.${status}`)}</Badge>;
}
