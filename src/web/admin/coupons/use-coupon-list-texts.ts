import { useMemo } from 'react';
import type {
  couponAudiences,
  CouponListState,
  couponsList,
  couponSources,
} from '#domain/admin/lists/coupons-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  running: 'success',
  planned: 'information',
};

/** `seriesName` is what the codes of the shown series begin with. */
export function useCouponListTexts(seriesName: string | null): ListTexts<typeof couponsList> {
  const t = useT();
  return useMemo(() => {
    const values: Partial<Record<string, (value: string) => string>> = {
      series: (value) => seriesName ?? value,
      state: (value) => t(`adminCoupons.couponList.states.${value as CouponListState}`),
      source: (value) =>
        t(`adminCoupons.couponList.sources.${value as (typeof couponSources)[number]}`),
      audience: (value) =>
        t(`adminCoupons.couponList.audiences.${value as (typeof couponAudiences)[number]}`),
    };
    return {
      caption: t('adminCoupons.couponList.caption'),
      search: t('adminCoupons.couponList.search'),
      column: (id) => t(`adminCoupons.couponList.columns.${id}`),
      filter: (id) => t(`adminCoupons.couponList.filters.${id}`),
      view: (id) => t(`adminCoupons.couponList.views.${id}`),
      value: (id, value) => values[id]?.(value) ?? value,
      tone: (id, value) => (id === 'state' ? tones[value] : undefined),
      empty: {
        title: t('adminCoupons.couponList.empty'),
        text: t('adminCoupons.couponList.emptyText'),
      },
    };
  }, [t, seriesName]);
}
