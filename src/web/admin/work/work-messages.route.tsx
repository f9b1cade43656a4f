import { Outlet } from 'react-router';
import { adminWorkArea } from '#i18n/areas/admin-work.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function WorkMessages() {
  return (
    <AreaMessages area={adminWorkArea}>
      <Outlet />
    </AreaMessages>
  );
}
