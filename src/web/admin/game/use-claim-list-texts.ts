import { useMemo } from 'react';
import type { claimsList } from '#domain/admin/lists/claims-list.ts';
import type { ClaimStatus } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

export const claimTones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  pending: 'warning',
  verified: 'information',
  delivered: 'success',
};

export function useClaimListTexts(): ListTexts<typeof claimsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminGame.claimList.caption'),
      search: t('adminGame.claimList.search'),
      column: (id) => t(`adminGame.claimList.columns.${id}`),
      filter: (id) => t(`adminGame.claimList.filters.${id}`),
      view: (id) => t(`adminGame.claimList.views.${id}`),
      value: (id, value) => {
        if (id === 'status') return t(`adminGame.claimList.statuses.${value as ClaimStatus}`);
        if (id === 'prizeType')
          return t(`adminGame.claimList.types.${value as 'product' | 'coupon'}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? claimTones[value] : undefined),
      empty: { title: t('adminGame.claimList.empty'), text: t('adminGame.claimList.emptyText') },
    }),
    [t],
  );
}
