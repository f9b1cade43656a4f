import { setsInput } from '#domain/admin/products/sets-input.ts';
import { useT } from '#i18n/react.tsx';
import { readSets, saveSets } from '#services/sets/save-sets.server.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { loadRecord } from '../../forms/load-record.server.ts';
import { RecordForm } from '../../forms/record-form.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { saveRecord } from '../../forms/save-record.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/sets.route.ts';

export const middleware = [requireMenuRole];

const record = { kind: 'sets', id: 'sets' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = staffMemberOf(context);
  return loadRecord(record, await readSets(actor), { actor, request });
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveRecord(await readForm(request), {
    record,
    schema: setsInput,
    actor: staffMemberOf(context),
    path: '/admin/products/sets',
    apply: (changes, _input, staff) => saveSets(changes, staff),
  });

export { withActionHeaders as headers };

const problems = ['unknown_sku', 'taken'] as const;

export default function Sets({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.sets');
  const label = t('adminProducts.sets.pieces');
  const problemText = (problem: string) => {
    const known = problems.find((each) => each === problem);
    return known && t(`adminProducts.sets.problems.${known}`);
  };
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminProducts.sets.lead')}</p>
      <RecordForm
        record={loaderData}
        serverResult={actionData}
        labels={{ pieces: label }}
        problemText={problemText}
        bilingual={[]}
      >
        <section className="record-section">
          <RowsField
            name="pieces"
            label={label}
            addLabel={t('adminProducts.sets.add')}
            columns={[
              {
                name: 'set_name',
                label: t('adminProducts.sets.name'),
                isBilingual: true,
                maxLength: 120,
              },
              { name: 'sku', label: t('adminProducts.sets.sku'), type: 'code', maxLength: 40 },
              { name: 'quantity', label: t('adminProducts.sets.quantity'), type: 'number' },
            ]}
          />
        </section>
      </RecordForm>
    </>
  );
}
