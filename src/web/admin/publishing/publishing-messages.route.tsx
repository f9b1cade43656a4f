import { Outlet } from 'react-router';
import { adminPublishingArea } from '#i18n/areas/admin-publishing.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function PublishingMessages() {
  return (
    <AreaMessages area={adminPublishingArea}>
      <Outlet />
    </AreaMessages>
  );
}
