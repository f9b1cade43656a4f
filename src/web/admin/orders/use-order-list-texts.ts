import { useMemo } from 'react';
import type { ordersList } from '#domain/admin/lists/orders-list.ts';
import type { OrderGroup } from '#domain/orders/groups.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import type { OrderTag, TagColour } from '#domain/orders/handling.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones = {
  placed: 'warning',
  confirmed: 'information',
  in_production: 'information',
  preparing: 'information',
  shipped: 'information',
  delivered: 'success',
  cancelled: 'plain',
  returned: 'plain',
  refused: 'sale',
} as const satisfies Record<OrderStatus, string>;

/** Colours of labels as tones of badges. */
export const tagTones = {
  walnut: 'plain',
  brass: 'warning',
  nile: 'information',
  palm: 'success',
  terracotta: 'sale',
} as const satisfies Record<TagColour, string>;

export function useOrderListTexts(tags: readonly OrderTag[]): ListTexts<typeof ordersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminOrders.list.caption'),
      search: t('adminOrders.list.search'),
      column: (id) => t(`adminOrders.list.columns.${id}`),
      filter: (id) => t(`adminOrders.list.filters.${id}`),
      view: (id) => t(`adminOrders.list.views.${id}`),
      value: (id, value) => {
        if (id === 'status') return t(`adminOrders.status.${value as OrderStatus}`);
        if (id === 'group') return t(`adminOrders.list.groups.${value as OrderGroup}`);
        if (id === 'return') return t(`adminOrders.list.returns.${value as ReturnStatus}`);
        return value;
      },
      tone: (id, value) => {
        if (id === 'status') return tones[value as OrderStatus];
        const tag = id === 'tags' && tags.find(({ name }) => name === value);
        return tag ? tagTones[tag.colour] : undefined;
      },
      empty: { title: t('adminOrders.list.empty'), text: t('adminOrders.list.emptyText') },
    }),
    [t, tags],
  );
}
