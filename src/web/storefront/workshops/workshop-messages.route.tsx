import { Outlet } from 'react-router';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import './workshops.css';

export default function WorkshopMessages() {
  return (
    <AreaMessages area="workshops">
      <Outlet />
    </AreaMessages>
  );
}
