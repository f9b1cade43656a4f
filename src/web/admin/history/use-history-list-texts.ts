import { useMemo } from 'react';
import type { historyList } from '#domain/admin/lists/history-list.ts';
import { useT } from '#i18n/react.tsx';
import type { HistoryLine } from '#services/admin/history/history-line.ts';
import type { ListTexts } from '../lists/list-context.ts';

const tones = {
  insert: 'success',
  update: 'information',
  delete: 'sale',
  note: 'plain',
} as const satisfies Record<HistoryLine['op'], string>;

export function useHistoryListTexts(): ListTexts<typeof historyList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminHistory.caption'),
      search: t('adminHistory.search'),
      column: (id) => t(`adminHistory.columns.${id}`),
      filter: (id) => t(`adminHistory.filters.${id}`),
      value: (id, value) =>
        id === 'op' ? t(`admin.changes.ops.${value as HistoryLine['op']}`) : value,
      tone: (id, value) => (id === 'op' ? tones[value as HistoryLine['op']] : undefined),
      empty: { title: t('adminHistory.empty'), text: t('adminHistory.emptyText') },
    }),
    [t],
  );
}
