import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function OrdersMessages() {
  return (
    <EntryMessages area="adminOrders">
      <Outlet />
    </EntryMessages>
  );
}
