import { Outlet } from 'react-router';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';

export default function WishlistMessages() {
  return (
    <AreaMessages area="wishlist">
      <Outlet />
    </AreaMessages>
  );
}
