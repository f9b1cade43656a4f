import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function ContentMessages() {
  return (
    <EntryMessages area="adminContent">
      <Outlet />
    </EntryMessages>
  );
}
