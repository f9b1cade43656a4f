import { groupNames, type OrderGroup } from '#domain/orders/groups.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

/** The URL of the list, of one group of orders, or of the page after a certain order. */
export function listAddress(group: OrderGroup | null, after?: string): string {
  const query = new URLSearchParams({ ...(group && { state: group }), ...(after && { after }) });
  return query.size > 0 ? `/account/orders?${query}` : '/account/orders';
}

export function OrderFilter({ current }: { current: OrderGroup | null }) {
  const t = useT();
  return (
    <nav aria-label={t('account.order.list.filter')} className="order-filter">
      {[null, ...groupNames].map((group) => (
        <SmartLink
          key={group ?? 'all'}
          to={listAddress(group)}
          aria-current={group === current ? 'true' : undefined}
        >
          {t(`account.order.list.${group ?? 'all'}`)}
        </SmartLink>
      ))}
    </nav>
  );
}
