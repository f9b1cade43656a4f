import { useMemo } from 'react';
import type { portfolioList } from '#domain/admin/lists/portfolio-list.ts';
import type { PublicationStatus } from '#domain/admin/lists/products-list.ts';
import type { WorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

const tones = { draft: 'warning', published: 'success' } as const;

export function usePortfolioListTexts(): ListTexts<typeof portfolioList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminWork.portfolio.caption'),
      search: t('adminWork.portfolio.search'),
      column: (id) => t(`adminWork.portfolio.columns.${id}`),
      view: (id) => t(`adminWork.portfolio.views.${id}`),
      value: (id, value) => {
        if (id === 'category') return t(`adminWork.works.categories.${value as WorkCategory}`);
        if (id === 'status') return t(`adminWork.works.statuses.${value as PublicationStatus}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? tones[value as PublicationStatus] : undefined),
      empty: { title: t('adminWork.portfolio.empty'), text: t('adminWork.portfolio.emptyText') },
    }),
    [t],
  );
}
