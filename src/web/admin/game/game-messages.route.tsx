import { Outlet } from 'react-router';
import { adminGameArea } from '#i18n/areas/admin-game.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function GameMessages() {
  return (
    <AreaMessages area={adminGameArea}>
      <Outlet />
    </AreaMessages>
  );
}
