import { Outlet } from 'react-router';
import { AreaMessages } from '../shared/area-messages.tsx';

export default function AdminMessages() {
  return (
    <AreaMessages area="admin">
      <Outlet />
    </AreaMessages>
  );
}
