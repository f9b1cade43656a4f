import { Outlet } from 'react-router';
import { adminProductsArea } from '#i18n/areas/admin-products.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { ProductPages } from './product-pages.tsx';

export default function ProductsMessages() {
  return (
    <AreaMessages area={adminProductsArea}>
      <ProductPages />
      <Outlet />
    </AreaMessages>
  );
}
