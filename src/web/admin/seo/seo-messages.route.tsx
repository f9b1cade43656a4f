import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function SeoMessages() {
  return (
    <EntryMessages area="adminSeo">
      <Outlet />
    </EntryMessages>
  );
}
