import { useMemo } from 'react';
import type { savedRepliesList } from '#domain/admin/lists/saved-replies-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useSavedReplyListTexts(): ListTexts<typeof savedRepliesList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminEnquiries.replies.caption'),
      search: t('adminEnquiries.replies.search'),
      column: (id) => t(`adminEnquiries.replies.columns.${id}`),
      empty: {
        title: t('adminEnquiries.replies.empty'),
        text: t('adminEnquiries.replies.emptyText'),
      },
    }),
    [t],
  );
}
