import { Outlet } from 'react-router';
import { AreaMessages } from '../shared/messages/area-messages.tsx';

export default function AccountMessages() {
  return (
    <AreaMessages area="account">
      <Outlet />
    </AreaMessages>
  );
}
