import { Outlet } from 'react-router';
import { adminSettingsArea } from '#i18n/areas/admin-settings.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function SettingsMessages() {
  return (
    <AreaMessages area={adminSettingsArea}>
      <Outlet />
    </AreaMessages>
  );
}
