import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function ProductsMessages() {
  return (
    <EntryMessages area="adminProducts">
      <Outlet />
    </EntryMessages>
  );
}
