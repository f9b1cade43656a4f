import { termsInput } from '#domain/admin/products/terms-input.ts';
import { useT } from '#i18n/react.tsx';
import { readTerms, saveTerms } from '#services/terms/save-terms.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { loadRecord } from '../../forms/load-record.server.ts';
import { saveRecord } from '../../forms/save-record.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/terms.route.ts';
import { TermsForm } from './terms-form.tsx';

export const middleware = [requireMenuRole];

const record = { kind: 'terms', id: 'terms' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  return loadRecord(record, await readTerms(actor), { actor, request });
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveRecord(await readForm(request), {
    record,
    schema: termsInput,
    actor: staffMemberOf(context),
    path: '/admin/products/terms',
    apply: (changes, _input, staff) => saveTerms(changes, staff),
  });

export { withActionHeaders as headers };

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.terms');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminProducts.terms.lead')}</p>
      <TermsForm record={loaderData} serverResult={actionData} />
    </>
  );
}
