import { useMemo } from 'react';
import type { reviewsList } from '#domain/admin/lists/reviews-list.ts';
import type { ReviewStatus } from '#domain/reviews/review.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

const tones: Partial<Record<string, 'warning' | 'information' | 'success' | 'sale'>> = {
  pending: 'warning',
  approved: 'success',
};

export function useReviewListTexts(): ListTexts<typeof reviewsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminProducts.reviewList.caption'),
      column: (id) => t(`adminProducts.reviewList.columns.${id}`),
      view: (id) => t(`adminProducts.reviewList.views.${id}`),
      value: (id, value) => {
        if (id === 'status') return t(`adminProducts.reviewList.statuses.${value as ReviewStatus}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? tones[value] : undefined),
      empty: {
        title: t('adminProducts.reviewList.empty'),
        text: t('adminProducts.reviewList.emptyText'),
      },
    }),
    [t],
  );
}
