import { Outlet } from 'react-router';
import { AreaMessages } from '../../shared/area-messages.tsx';

export default function WishlistMessages() {
  return (
    <AreaMessages area="wishlist">
      <Outlet />
    </AreaMessages>
  );
}
