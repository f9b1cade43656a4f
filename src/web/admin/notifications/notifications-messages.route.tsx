import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function NotificationsMessages() {
  return (
    <EntryMessages area="adminNotifications">
      <Outlet />
    </EntryMessages>
  );
}
