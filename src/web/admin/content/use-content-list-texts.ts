import { useMemo } from 'react';
import type { contentList } from '#domain/admin/lists/content-list.ts';
import type { PublicationStatus } from '#domain/admin/lists/products-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  draft: 'warning',
  published: 'success',
};

export function useContentListTexts(): ListTexts<typeof contentList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminContent.blockList.caption'),
      search: t('adminContent.blockList.search'),
      column: (id) => t(`adminContent.blockList.columns.${id}`),
      view: (id) => t(`adminContent.blockList.views.${id}`),
      value: (id, value) => {
        if (id === 'status')
          return t(`adminContent.blockList.statuses.${value as PublicationStatus}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? tones[value] : undefined),
      empty: {
        title: t('adminContent.blockList.empty'),
        text: t('adminContent.blockList.emptyText'),
      },
    }),
    [t],
  );
}
