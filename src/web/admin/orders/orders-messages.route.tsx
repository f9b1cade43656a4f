import { Outlet } from 'react-router';
import { adminOrdersArea } from '#i18n/areas/admin-orders.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function OrdersMessages() {
  return (
    <AreaMessages area={adminOrdersArea}>
      <Outlet />
    </AreaMessages>
  );
}
