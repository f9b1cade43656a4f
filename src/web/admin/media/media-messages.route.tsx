import { Outlet } from 'react-router';
import { adminMediaArea } from '#i18n/areas/admin-media.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function MediaMessages() {
  return (
    <AreaMessages area={adminMediaArea}>
      <Outlet />
    </AreaMessages>
  );
}
