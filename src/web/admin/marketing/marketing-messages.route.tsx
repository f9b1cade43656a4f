import { Outlet } from 'react-router';
import { adminMarketingArea } from '#i18n/areas/admin-marketing.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function MarketingMessages() {
  return (
    <AreaMessages area={adminMarketingArea}>
      <Outlet />
    </AreaMessages>
  );
}
