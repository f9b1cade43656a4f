import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function CouponsMessages() {
  return (
    <EntryMessages area="adminCoupons">
      <Outlet />
    </EntryMessages>
  );
}
