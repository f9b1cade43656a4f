import { campaignsList } from '#domain/admin/lists/campaigns-list.ts';
import { useT } from '#i18n/react.tsx';
import { campaignsSource } from '#services/admin/lists/campaigns-list.server.ts';
import { readCampaignChoices } from '#services/campaigns/campaign-choices.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { BilingualCell } from '../lists/bilingual-cell.tsx';
import { loadList } from '../lists/load-list.server.ts';
import '../records/records.css';
import { RemovedNotice } from '../records/removed-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/campaign-list.route.ts';
import { useCampaignListTexts } from './use-campaign-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const [page, { categories }] = await Promise.all([
    loadList(campaignsSource, { request, context }),
    readCampaignChoices(staffMemberOf(context), locale),
  ]);
  return { page, categories };
}

export default function CampaignList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.notifications');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <nav aria-label={title} className="company-links">
        <Link to="/admin/notifications/newsletters">{t('admin.pages.newsletters')}</Link>
        <Link to="/admin/notifications/schedule">{t('admin.pages.notificationSchedule')}</Link>
        <Link to="/admin/notifications/categories">{t('admin.pages.notificationCategories')}</Link>
      </nav>
      <RemovedNotice />
      <AdminList
        list={campaignsList}
        data={loaderData.page}
        texts={useCampaignListTexts()}
        options={{ category: loaderData.categories }}
        cells={{
          title: (row) => <BilingualCell en={row.title} ar={row.arabicTitle} />,
          category: (row) => <BilingualCell en={row.category} ar={row.arabicCategory} />,
        }}
        linkTo={({ id }) => `/admin/notifications/${id}`}
        tools={
          <ButtonLink to="/admin/notifications/new" size="small">
            {t('adminNotifications.list.new')}
          </ButtonLink>
        }
      />
    </>
  );
}
