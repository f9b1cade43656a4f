import { Outlet } from 'react-router';
import { adminCompanyArea } from '#i18n/areas/admin-company.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function CompanyMessages() {
  return (
    <AreaMessages area={adminCompanyArea}>
      <Outlet />
    </AreaMessages>
  );
}
