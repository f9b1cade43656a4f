import { Outlet } from 'react-router';
import { adminHistoryArea } from '#i18n/areas/admin-history.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function HistoryMessages() {
  return (
    <AreaMessages area={adminHistoryArea}>
      <Outlet />
    </AreaMessages>
  );
}
