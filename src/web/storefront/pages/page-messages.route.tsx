import { Outlet } from 'react-router';
import { pagesArea } from '#i18n/areas/pages.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function PageMessages() {
  return (
    <AreaMessages area={pagesArea}>
      <Outlet />
    </AreaMessages>
  );
}
