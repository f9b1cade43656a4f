import { Outlet } from 'react-router';
import { AreaWords } from '../shared/area-words.tsx';

export default function AccountWords() {
  return (
    <AreaWords area="account">
      <Outlet />
    </AreaWords>
  );
}
