import { Outlet } from 'react-router';
import { wishlistArea } from '#i18n/areas/wishlist.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function WishlistMessages() {
  return (
    <AreaMessages area={wishlistArea}>
      <Outlet />
    </AreaMessages>
  );
}
