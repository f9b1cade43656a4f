import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function GameMessages() {
  return (
    <EntryMessages area="adminGame">
      <Outlet />
    </EntryMessages>
  );
}
