import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function CustomServiceMessages() {
  return (
    <EntryMessages area="adminEnquiries">
      <Outlet />
    </EntryMessages>
  );
}
