import { Outlet } from 'react-router';
import { adminCouponsArea } from '#i18n/areas/admin-coupons.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function CouponsMessages() {
  return (
    <AreaMessages area={adminCouponsArea}>
      <Outlet />
    </AreaMessages>
  );
}
