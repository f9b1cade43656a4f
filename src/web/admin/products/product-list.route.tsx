import { productsList } from '#domain/admin/lists/products-list.ts';
import { useT } from '#i18n/react.tsx';
import { productsSource } from '#services/admin/lists/products-list.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/product-list.route.ts';
import { useProductListTexts } from './use-product-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(productsSource, args);

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.products');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList
        list={productsList}
        data={loaderData}
        texts={useProductListTexts()}
        cells={{ name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} /> }}
      />
    </>
  );
}
