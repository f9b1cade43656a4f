import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function HistoryMessages() {
  return (
    <EntryMessages area="adminHistory">
      <Outlet />
    </EntryMessages>
  );
}
