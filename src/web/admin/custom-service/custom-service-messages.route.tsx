import { Outlet } from 'react-router';
import { adminEnquiriesArea } from '#i18n/areas/admin-enquiries.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function CustomServiceMessages() {
  return (
    <AreaMessages area={adminEnquiriesArea}>
      <Outlet />
    </AreaMessages>
  );
}
