import { useMemo } from 'react';
import type { CouponListState, couponsList } from '#domain/admin/lists/coupons-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  running: 'success',
  planned: 'information',
};

export function useCouponListTexts(): ListTexts<typeof couponsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCoupons.couponList.caption'),
      search: t('adminCoupons.couponList.search'),
      column: (id) => t(`adminCoupons.couponList.columns.${id}`),
      filter: (id) => t(`adminCoupons.couponList.filters.${id}`),
      view: (id) => t(`adminCoupons.couponList.views.${id}`),
      value: (id, value) => {
        if (id === 'state') return t(`adminCoupons.couponList.states.${value as CouponListState}`);
        if (id === 'source')
          return t(`adminCoupons.couponList.sources.${value as 'staff' | 'game'}`);
        return value;
      },
      tone: (id, value) => (id === 'state' ? tones[value] : undefined),
      empty: {
        title: t('adminCoupons.couponList.empty'),
        text: t('adminCoupons.couponList.emptyText'),
      },
    }),
    [t],
  );
}
