import { useMemo } from 'react';
import type { ColumnId, ExtraFilterId, ViewId } from '#domain/admin/lists/list.ts';
import type { messagesList } from '#domain/admin/lists/messages-list.ts';
import type { requestsList } from '#domain/admin/lists/requests-list.ts';
import type { EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';
import { statusTones } from './enquiry-status-badge.tsx';
import { useOptionText } from './use-option-text.ts';

export function useRequestListTexts(): ListTexts<typeof requestsList> {
  return useTexts('requests');
}

export function useMessageListTexts(): ListTexts<typeof messagesList> {
  return useTexts('messages');
}

type EnquiryColumnId = ColumnId<typeof requestsList> | ColumnId<typeof messagesList>;
type EnquiryFilterId = ExtraFilterId<typeof requestsList>;
type EnquiryViewId = ViewId<typeof requestsList>;

/** The lists share the words of what both have. */
function useTexts(list: 'requests' | 'messages') {
  const t = useT();
  const optionText = useOptionText();
  return useMemo(
    () => ({
      caption: t(`adminEnquiries.lists.${list}.caption`),
      search: t(`adminEnquiries.lists.${list}.search`),
      column: (id: EnquiryColumnId) => t(`adminEnquiries.lists.columns.${id}`),
      filter: (id: EnquiryFilterId) => t(`adminEnquiries.lists.filters.${id}`),
      view: (id: EnquiryViewId) => t(`adminEnquiries.lists.views.${id}`),
      value: optionText,
      tone: (id: string, value: string) =>
        id === 'status' ? statusTones[value as EnquiryStatus] : undefined,
      empty: {
        title: t(`adminEnquiries.lists.${list}.empty`),
        text: t(`adminEnquiries.lists.${list}.emptyText`),
      },
    }),
    [t, list, optionText],
  );
}
