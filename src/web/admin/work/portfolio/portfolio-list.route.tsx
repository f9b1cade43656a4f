import { portfolioList } from '#domain/admin/lists/portfolio-list.ts';
import { useT } from '#i18n/react.tsx';
import { portfolioSource } from '#services/admin/lists/portfolio-list.server.ts';
import { portfolioPublishable } from '#services/admin/publishing/portfolio-publishable.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../../shared/forms/handle-form.server.ts';
import { readForm } from '../../../shared/http/read-form.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { SmallPicture } from '../../records/small-picture.tsx';
import { staffNow } from '../../records/staff-now.server.ts';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { submitWorksBulk } from '../submit-works-bulk.server.ts';
import { useWorksBulk } from '../use-works-bulk.tsx';
import type { Route } from './+types/portfolio-list.route.ts';
import { usePortfolioListTexts } from './use-portfolio-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(portfolioSource, args);

export const action = async ({ request, context }: Route.ActionArgs) =>
  submitWorksBulk(
    await readForm(request),
    portfolioSource,
    { table: 'portfolio_projects', publishable: portfolioPublishable },
    staffNow(context),
  );

export { withActionHeaders as headers };

export default function PortfolioListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { bulk, report } = useWorksBulk(actionData);
  const title = t('admin.pages.portfolio');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      {report}
      <AdminList
        list={portfolioList}
        data={loaderData}
        texts={usePortfolioListTexts()}
        cells={{
          picture: ({ picture }) => <SmallPicture url={picture} />,
          title: (row) => <BilingualCell en={row.title} ar={row.arabicTitle} />,
          location: (row) => <BilingualCell en={row.location} ar={row.arabicLocation} />,
        }}
        linkTo={({ id }) => `/admin/portfolio/edit/${id}`}
        bulk={bulk}
        tools={
          <>
            <ButtonLink to="/admin/projects" size="small" variant="outline">
              {t('adminWork.portfolio.toProjects')}
            </ButtonLink>
            <ButtonLink to="/admin/portfolio/new" size="small">
              {t('adminWork.portfolio.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
