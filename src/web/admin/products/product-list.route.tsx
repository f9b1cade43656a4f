import { productsList } from '#domain/admin/lists/products-list.ts';
import { productEditInput } from '#domain/admin/products/product-edit.ts';
import { useT } from '#i18n/react.tsx';
import { productsSource } from '#services/admin/lists/products-list.server.ts';
import { readProductOptions } from '#services/admin/lists/product-options.server.ts';
import { previewProductEdit } from '#services/admin/products/edit-products.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { submitBulkEdit } from '../lists/submit-bulk-edit.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/product-list.route.ts';
import { productCells } from './product-list-cells.tsx';
import { useProductBulk } from './use-product-bulk.tsx';
import { useProductListTexts } from './use-product-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, options] = await Promise.all([
    loadList(productsSource, { request, context }),
    readProductOptions(staffMemberOf(context), context.get(pageRequest).locale),
  ]);
  return { page, options };
}

export const action = (args: Route.ActionArgs) =>
  submitBulkEdit(args, productEditInput, previewProductEdit);

export default function ProductListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, options } = loaderData;
  const title = t('admin.pages.products');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <AdminList
        list={productsList}
        data={page}
        texts={useProductListTexts()}
        options={options}
        cells={productCells}
        bulk={useProductBulk(options.kind, actionData)}
        linkTo={({ id }) => `/admin/products/edit/${id}`}
        tools={
          <>
            <ButtonLink to="/admin/import/products" size="small" variant="quiet">
              {t('admin.lists.import')}
            </ButtonLink>
            <ButtonLink to="/admin/products/new" size="small" variant="outline">
              {t('admin.pages.newProduct')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
