import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';

export default function SettingsMessages() {
  return (
    <EntryMessages area="adminSettings">
      <Outlet />
    </EntryMessages>
  );
}
