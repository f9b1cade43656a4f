import { useT } from '#i18n/react.tsx';
import { newPortfolioRecord } from '#services/work/work-records.ts';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { loadRecordPage, submitRecordPage } from '../../records/record-page.server.ts';
import { NewRecordPage } from '../../records/new-record-page.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { NewWorkForm } from '../new-work-form.tsx';
import type { Route } from './+types/new-portfolio.route.ts';

export const middleware = [requireMenuRole];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRecordPage(newPortfolioRecord, { request, context, params: {} });

export const action = ({ request, context }: Route.ActionArgs) =>
  submitRecordPage(
    newPortfolioRecord,
    { request, context, params: {} },
    {
      listUrl: '/admin/portfolio',
      recordUrl: '/admin/portfolio/edit',
      newUrl: '/admin/portfolio/new',
    },
  );

export { withActionHeaders as headers };

export default function NewPortfolioPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <NewRecordPage
      page={t('admin.pages.newPortfolio')}
      back={{ to: '/admin/portfolio', label: t('adminWork.portfolio.back') }}
      lead={t('adminWork.works.newLead')}
    >
      <NewWorkForm record={loaderData.record} serverResult={actionData} />
    </NewRecordPage>
  );
}
