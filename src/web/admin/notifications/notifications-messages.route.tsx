import { Outlet } from 'react-router';
import { adminNotificationsArea } from '#i18n/areas/admin-notifications.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function NotificationsMessages() {
  return (
    <AreaMessages area={adminNotificationsArea}>
      <Outlet />
    </AreaMessages>
  );
}
