import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function ImportMessages() {
  return (
    <EntryMessages area="adminImport">
      <Outlet />
    </EntryMessages>
  );
}
