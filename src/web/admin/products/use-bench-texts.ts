import { useMemo } from 'react';
import type { benchList } from '#domain/admin/lists/bench-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

export function useBenchTexts(): ListTexts<typeof benchList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminProducts.bench.caption'),
      column: (id) => t(`adminProducts.bench.columns.${id}`),
      view: (id) => t(`adminProducts.bench.views.${id}`),
      empty: { title: t('adminProducts.bench.empty'), text: t('adminProducts.bench.emptyText') },
    }),
    [t],
  );
}
