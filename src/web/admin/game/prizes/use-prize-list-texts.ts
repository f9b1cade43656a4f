import { useMemo } from 'react';
import type { prizesList } from '#domain/admin/lists/prizes-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function usePrizeListTexts(): ListTexts<typeof prizesList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminGame.prizeList.caption'),
      column: (id) => t(`adminGame.prizeList.columns.${id}`),
      filter: (id) => t(`adminGame.prizeList.filters.${id}`),
      view: (id) => t(`adminGame.prizeList.views.${id}`),
      value: (id, value) => {
        if (id === 'type') return t(`adminGame.claimList.types.${value as 'product' | 'coupon'}`);
        return value;
      },
      empty: { title: t('adminGame.prizeList.empty'), text: t('adminGame.prizeList.emptyText') },
    }),
    [t],
  );
}
