import { Outlet } from 'react-router';
import { workshopsArea } from '#i18n/areas/workshops.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import './workshops.css';

export default function WorkshopMessages() {
  return (
    <AreaMessages area={workshopsArea}>
      <Outlet />
    </AreaMessages>
  );
}
