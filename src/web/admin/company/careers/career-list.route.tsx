import { careersList } from '#domain/admin/lists/careers-list.ts';
import { useLanguage } from '#i18n/react.tsx';
import { careersSource } from '#services/admin/lists/careers-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useAuth } from '../../../shared/session/auth.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/career-list.route.ts';
import { useCareerListTexts } from './use-career-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(careersSource, args);

const applicationsUrl = '/admin/content/careers/applications';

export default function CareerList({ loaderData }: Route.ComponentProps) {
  const { t, number } = useLanguage();
  const { isMarketing } = useAuth();
  const title = t('admin.pages.careers');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      <AdminList
        list={careersList}
        data={loaderData}
        texts={useCareerListTexts()}
        cells={{
          title: (row) => <BilingualCell en={row.title} ar={row.arabicTitle} />,
          department: (row) => <BilingualCell en={row.department} ar={row.arabicDepartment} />,
          location: (row) => <BilingualCell en={row.location} ar={row.arabicLocation} />,
          applications: ({ id, applications }) =>
            applications ? (
              <Link to={`${applicationsUrl}?opening=${id}`}>{number(applications)}</Link>
            ) : null,
        }}
        linkTo={({ id }) => `/admin/content/careers/${id}`}
        tools={
          <>
            {isMarketing && (
              <ButtonLink to={applicationsUrl} size="small" variant="outline">
                {t('adminCompany.careers.toApplications')}
              </ButtonLink>
            )}
            <OrderLink to="/admin/content/careers/order" />
            <ButtonLink to="/admin/content/careers/new" size="small">
              {t('adminCompany.careers.new')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
