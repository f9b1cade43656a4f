import { newslettersList } from '#domain/admin/lists/newsletters-list.ts';
import { useT } from '#i18n/react.tsx';
import { newslettersSource } from '#services/admin/lists/newsletters-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { BackLink } from '../../back-link.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import type { Route } from './+types/newsletter-list.route.ts';
import { useNewsletterListTexts } from './use-newsletter-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(newslettersSource, args);

export default function NewsletterList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const title = t('admin.pages.newsletters');
  return (
    <>
      <BackLink to="/admin/notifications" label={t('adminNotifications.back')} />
      <AdminTitle page={title}>{title}</AdminTitle>
      <RemovedNotice />
      <AdminList
        list={newslettersList}
        data={loaderData}
        texts={useNewsletterListTexts()}
        cells={{ title: (row) => <BilingualCell en={row.title} ar={row.arabicTitle} /> }}
        linkTo={({ id }) => `/admin/notifications/newsletters/${id}`}
        tools={
          <ButtonLink to="/admin/notifications/newsletters/new" size="small">
            {t('adminNotifications.newsletters.new')}
          </ButtonLink>
        }
      />
    </>
  );
}
