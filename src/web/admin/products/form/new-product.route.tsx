import { redirect } from 'react-router';
import { newProductInput } from '#domain/admin/products/product-input.ts';
import { useT } from '#i18n/react.tsx';
import { discardDraft } from '#services/admin/drafts/discard-draft.server.ts';
import { createProduct, newProductTexts } from '#services/products/create-product.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { loadRecord } from '../../forms/load-record.server.ts';
import { saveRecord } from '../../forms/save-record.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { readPreviewedSite } from '../../seo/read-previewed-site.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/new-product.route.ts';
import { ProductForm } from './product-form.tsx';
import { readFormTerms } from './read-form-terms.server.ts';

export const middleware = [requireMenuRole];

/** Everyone has a draft of their own for the next product. */
const recordOf = (userId: string) => ({ kind: 'product', id: `new ${userId}` });

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  const [record, terms, site] = await Promise.all([
    loadRecord(recordOf(actor.userId), newProductTexts(), { actor, request }),
    readFormTerms(context),
    readPreviewedSite(),
  ]);
  return { record, terms, site };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffMemberOf(context);
  const record = recordOf(actor.userId);
  return saveRecord(await readForm(request), {
    record,
    schema: newProductInput,
    actor,
    path: '/admin/products/new',
    apply: async (_changes, input, staff) => {
      const result = await createProduct(input, staff);
      if (!result.ok) return result;
      const fields = Object.keys(newProductInput.shape);
      await discardDraft(record, { fields, scope: 'own' }, actor);
      throw redirect(`/admin/products/edit/${result.id}?created`);
    },
  });
}

export { withActionHeaders as headers };

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.newProduct');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminProducts.form.newLead')}</p>
      <ProductForm {...loaderData} serverResult={actionData} />
    </>
  );
}
