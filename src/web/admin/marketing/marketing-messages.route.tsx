import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function MarketingMessages() {
  return (
    <EntryMessages area="adminMarketing">
      <Outlet />
    </EntryMessages>
  );
}
