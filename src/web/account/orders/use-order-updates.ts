import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { stateOfOrder } from './order-state.ts';

/** Loads the page's order again whenever it changes. Guests pass the token of their link. */
export function useOrderUpdates(order: OrderDetail, token: string | null = null): void {
  const { revalidate } = useRevalidator();
  const state = useRef('');
  const { id } = order;

  useEffect(() => void (state.current = stateOfOrder(order)), [order]);

  useEffect(() => {
    let source: EventSource | undefined;
    const open = () => {
      const query = new URLSearchParams({ state: state.current, ...(token && { token }) });
      source = new EventSource(`/order-updates/${id}?${query}`);
      source.addEventListener('message', () => void revalidate());
    };
    // A hidden page needs no connection, of which a browser has few; it catches up when it is shown.
    const follow = () => {
      source?.close();
      if (document.visibilityState === 'visible') open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      source?.close();
    };
  }, [id, token, revalidate]);
}
