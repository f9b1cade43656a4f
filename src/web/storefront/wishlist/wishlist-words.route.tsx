import { Outlet } from 'react-router';
import { AreaWords } from '../../shared/area-words.tsx';

export default function WishlistWords() {
  return (
    <AreaWords area="wishlist">
      <Outlet />
    </AreaWords>
  );
}
