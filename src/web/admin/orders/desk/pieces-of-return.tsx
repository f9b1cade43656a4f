import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import type { OrderItem } from '#services/orders/order-items.server.ts';

interface PiecesOfReturnProps<Line> {
  items: readonly OrderItem[];
  lines: readonly Line[];
  /** Added to a line, such as its reason. */
  more?(line: Line): ReactNode;
}

/** What comes back or is refunded: the names of pieces and how many. */
export function PiecesOfReturn<Line extends { itemId: string; quantity: number }>({
  items,
  lines,
  more,
}: PiecesOfReturnProps<Line>) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.itemId}>
          {items.find(({ id }) => id === line.itemId)?.name}
          <span className="text-muted">
            {' · '}
            {t('adminOrders.orderDesk.quantity', { count: line.quantity })}
            {more && <> · {more(line)}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
