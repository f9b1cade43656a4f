import { Outlet } from 'react-router';
import { accountArea } from '#i18n/areas/account.ts';
import { AreaMessages } from '../shared/messages/area-messages.tsx';

export default function AccountMessages() {
  return (
    <AreaMessages area={accountArea}>
      <Outlet />
    </AreaMessages>
  );
}
