import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function MediaMessages() {
  return (
    <EntryMessages area="adminMedia">
      <Outlet />
    </EntryMessages>
  );
}
