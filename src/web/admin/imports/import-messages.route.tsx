import { Outlet } from 'react-router';
import { adminImportArea } from '#i18n/areas/admin-import.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function ImportMessages() {
  return (
    <AreaMessages area={adminImportArea}>
      <Outlet />
    </AreaMessages>
  );
}
