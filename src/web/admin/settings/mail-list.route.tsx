import { mailsList } from '#domain/admin/lists/mails-list.ts';
import { useT } from '#i18n/react.tsx';
import { environment } from '#platform/environment.server.ts';
import { mailsSource } from '#services/admin/lists/mails-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { loadList } from '../lists/load-list.server.ts';
import { ListUpdates } from '../live/live-notice.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/mail-list.route.ts';
import { useMailListTexts } from './use-mail-list-texts.ts';

export const middleware = [requireMenuRole];

export async function loader(args: Route.LoaderArgs) {
  const { SMTP_URL, UI_GALLERY } = environment();
  return {
    page: await loadList(mailsSource, args),
    hasServer: SMTP_URL !== undefined,
    showsTemplates: import.meta.env.DEV || UI_GALLERY,
  };
}

export default function MailList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { page, hasServer, showsTemplates } = loaderData;
  const title = t('admin.pages.mails');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <ListUpdates area="mails" />
      <p className="mt-2 max-w-prose text-muted">{t('adminSettings.mails.lead')}</p>
      {!hasServer && <p className="mt-2 font-medium">{t('adminSettings.mails.noServer')}</p>}
      <AdminList
        list={mailsList}
        data={page}
        texts={useMailListTexts()}
        cells={{ subject: ({ subject, locale }) => <bdi lang={locale}>{subject}</bdi> }}
        linkTo={({ id }) => `/admin/settings/mail/${id}`}
        tools={
          showsTemplates ? (
            <ButtonLink to="/_mail" size="small" variant="outline">
              {t('adminSettings.mails.templates')}
            </ButtonLink>
          ) : undefined
        }
      />
    </>
  );
}
