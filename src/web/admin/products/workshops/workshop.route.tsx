import { useT } from '#i18n/react.tsx';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { workshopRecord } from '#services/workshops/workshop-record.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { RecordPage } from '../../records/record-page.tsx';
import { useRecordTitle } from '../../records/use-record-title.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/workshop.route.ts';
import { WorkshopForm } from './workshop-form.tsx';

export const middleware = [requireMenuRole];

const listUrl = '/admin/products/workshops';

export async function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(pageRequest);
  const [page, governorates] = await Promise.all([
    loadRecordPage(workshopRecord, args),
    readGovernorates(locale),
  ]);
  return { ...page, governorates };
}

export const action = (args: Route.ActionArgs) =>
  submitRecordPage(workshopRecord, args, { listUrl });

export { withActionHeaders as headers };

export default function WorkshopRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { record, isNew, history, governorates } = loaderData;
  return (
    <RecordPage
      {...{ isNew, history }}
      page={t(isNew ? 'admin.pages.newWorkshop' : 'admin.pages.workshop')}
      title={useRecordTitle(record, 'name')}
      back={{ to: listUrl, label: t('adminProducts.workshops.back') }}
      removal={{ consequence: t('adminProducts.workshops.removal') }}
      serverResult={actionData}
    >
      <WorkshopForm key={record.id} {...{ record, governorates }} serverResult={actionData} />
    </RecordPage>
  );
}
