import { savedRepliesList } from '#domain/admin/lists/saved-replies-list.ts';
import { useLanguage } from '#i18n/react.tsx';
import { savedRepliesSource } from '#services/admin/lists/saved-replies-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminTitle } from '../../admin-title.tsx';
import { AdminList } from '../../lists/admin-list.tsx';
import { BilingualCell } from '../../lists/bilingual-cell.tsx';
import { loadList } from '../../lists/load-list.server.ts';
import { RemovedNotice } from '../../records/removed-notice.tsx';
import { requireMenuRole } from '../../require-menu-role.server.ts';
import { EnquiryLinks } from '../enquiry-links.tsx';
import type { Route } from './+types/saved-reply-list.route.ts';
import { useSavedReplyListTexts } from './use-saved-reply-list-texts.ts';

export const middleware = [requireMenuRole];

export const loader = (args: Route.LoaderArgs) => loadList(savedRepliesSource, args);

export default function SavedReplyList({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useLanguage();
  const title = t('admin.pages.savedReplies');
  return (
    <>
      <AdminTitle page={title}>{title}</AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminEnquiries.replies.lead')}</p>
      <RemovedNotice />
      <AdminList
        list={savedRepliesList}
        data={loaderData}
        texts={useSavedReplyListTexts()}
        cells={{
          name: ({ name, arabicName }) => <BilingualCell en={name} ar={arabicName} />,
          body: ({ body, arabicBody }) => (
            <span className="line-clamp-2" dir="auto">
              {locale === 'ar' ? arabicBody : body}
            </span>
          ),
        }}
        linkTo={({ id }) => `/admin/custom-service/replies/${id}`}
        tools={
          <>
            <EnquiryLinks current="savedReplies" />
            <ButtonLink to="/admin/custom-service/replies/new" size="small">
              {t('admin.pages.newSavedReply')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
