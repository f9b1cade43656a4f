import { Outlet } from 'react-router';
import { AreaMessages } from '../shared/messages/area-messages.tsx';

export default function AdminMessages() {
  return (
    <AreaMessages area="admin">
      <Outlet />
    </AreaMessages>
  );
}
