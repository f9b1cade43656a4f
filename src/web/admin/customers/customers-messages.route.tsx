import { Outlet } from 'react-router';
import { adminEnquiriesArea } from '#i18n/areas/admin-enquiries.ts';
import { adminOrdersArea } from '#i18n/areas/admin-orders.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

/** A customer has orders as well as enquiries. */
export default function CustomersMessages() {
  return (
    <AreaMessages area={adminOrdersArea}>
      <AreaMessages area={adminEnquiriesArea}>
        <Outlet />
      </AreaMessages>
    </AreaMessages>
  );
}
