import { Outlet } from 'react-router';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function PageMessages() {
  return (
    <AreaMessages area="pages">
      <Outlet />
    </AreaMessages>
  );
}
