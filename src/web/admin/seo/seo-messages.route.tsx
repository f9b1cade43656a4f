import { Outlet } from 'react-router';
import { adminSeoArea } from '#i18n/areas/admin-seo.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function SeoMessages() {
  return (
    <AreaMessages area={adminSeoArea}>
      <Outlet />
    </AreaMessages>
  );
}
