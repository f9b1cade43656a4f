import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function PublishingMessages() {
  return (
    <EntryMessages area="adminPublishing">
      <Outlet />
    </EntryMessages>
  );
}
