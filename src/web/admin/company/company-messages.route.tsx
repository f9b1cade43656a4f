import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function CompanyMessages() {
  return (
    <EntryMessages area="adminCompany">
      <Outlet />
    </EntryMessages>
  );
}
