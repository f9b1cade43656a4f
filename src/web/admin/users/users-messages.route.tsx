import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function UsersMessages() {
  return (
    <EntryMessages area="adminUsers">
      <Outlet />
    </EntryMessages>
  );
}
