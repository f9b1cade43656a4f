import { Outlet } from 'react-router';
import { adminContentArea } from '#i18n/areas/admin-content.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function ContentMessages() {
  return (
    <AreaMessages area={adminContentArea}>
      <Outlet />
    </AreaMessages>
  );
}
