import { Outlet } from 'react-router';
import { adminArea } from '#i18n/areas/admin.ts';
import { AreaMessages } from '../shared/messages/area-messages.tsx';

export default function AdminMessages() {
  return (
    <AreaMessages area={adminArea}>
      <Outlet />
    </AreaMessages>
  );
}
