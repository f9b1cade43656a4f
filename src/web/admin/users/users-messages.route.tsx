import { Outlet } from 'react-router';
import { adminUsersArea } from '#i18n/areas/admin-users.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function UsersMessages() {
  return (
    <AreaMessages area={adminUsersArea}>
      <Outlet />
    </AreaMessages>
  );
}
