import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function WorkMessages() {
  return (
    <EntryMessages area="adminWork">
      <Outlet />
    </EntryMessages>
  );
}
