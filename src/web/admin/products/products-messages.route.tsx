import { Outlet } from 'react-router';
import { EntryMessages } from '../entry-messages.tsx';
import { ProductPages } from './product-pages.tsx';

export default function ProductsMessages() {
  return (
    <EntryMessages area="adminProducts">
      <ProductPages />
      <Outlet />
    </EntryMessages>
  );
}
