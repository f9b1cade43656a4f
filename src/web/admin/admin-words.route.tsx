import { Outlet } from 'react-router';
import { AreaWords } from '../shared/area-words.tsx';

export default function AdminWords() {
  return (
    <AreaWords area="admin">
      <Outlet />
    </AreaWords>
  );
}
