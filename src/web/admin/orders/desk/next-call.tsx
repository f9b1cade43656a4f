import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { callsPath, callSearch, isCalling } from '../calls.ts';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';

/** Leads from call to call, without the list between them. N does the same. */
export function NextCall({ order }: { order: Pick<OrderDesk, 'status' | 'nextCall'> }) {
  const t = useT();
  const [search] = useSearchParams();
  const link = useRef<HTMLParagraphElement>(null);
  usePageKeys({ KeyN: () => link.current?.querySelector('a')?.click() });
  if (order.status !== 'placed' && !isCalling(search)) return null;
  const { id, number, count } = order.nextCall;
  return (
    <p ref={link} className="desk-next-call">
      {id ? (
        <ButtonLink
          to={`/admin/orders/${id}?${callSearch}`}
          variant="outline"
          aria-keyshortcuts="N"
        >
          {t('adminOrders.orderCall.next', { number: number ?? '' })} <kbd>N</kbd>
        </ButtonLink>
      ) : (
        <ButtonLink to={callsPath} variant="outline">
          {t('adminOrders.orderCall.toList')}
        </ButtonLink>
      )}
      <span className="text-sm text-muted">
        {count > 0
          ? t('adminOrders.orderCall.left', { count })
          : t('adminOrders.orderCall.noneLeft')}
      </span>
    </p>
  );
}
