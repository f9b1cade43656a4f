import { applicationsList } from '#domain/admin/lists/applications-list.ts';
import { useT } from '#i18n/react.tsx';
import { applicationsSource } from '#services/admin/lists/applications-list.server.ts';
import { readArrangement } from '#services/company/read-arrangement.server.ts';
import { pageRequest } from '../../../shared/http/page-request.server.ts';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { ListUpdates } from '../../live/live-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { staffMemberOf } from '../../staff-member.server.ts';
import type { Route } from './+types/application-list.route.ts';
import { useApplicationListTexts } from './use-application-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const actor = staffMemberOf(context);
  const [page, [openings]] = await Promise.all([
    loadList(applicationsSource, { request, context }),
    readArrangement('careers', { actor, locale }),
  ]);
  const options = (openings?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return { page, options: { opening: options } };
}

export default function ApplicationList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { page, options } = loaderData;
  const title = t('admin.pages.applications');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="applications" />
      <AdminList
        list={applicationsList}
        data={page}
        texts={useApplicationListTexts()}
        options={options}
        cells={{
          position: (row) => <BilingualCell en={row.position} ar={row.arabicPosition} />,
        }}
        linkTo={({ id }) => `/admin/content/careers/applications/${id}`}
      />
    </>
  );
}
