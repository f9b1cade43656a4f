import { useMemo } from 'react';
import type { careersList, OpeningState } from '#domain/admin/lists/careers-list.ts';
import type { EmploymentType } from '#domain/enquiries/opening.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

const tones = { draft: 'warning', open: 'success', closed: undefined } as const;

export function useCareerListTexts(): ListTexts<typeof careersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCompany.careers.caption'),
      search: t('adminCompany.careers.search'),
      column: (id) => t(`adminCompany.careers.columns.${id}`),
      view: (id) => t(`adminCompany.careers.views.${id}`),
      value: (id, value) => {
        if (id === 'state') return t(`adminCompany.careers.states.${value as OpeningState}`);
        if (id === 'type') return t(`adminCompany.careers.types.${value as EmploymentType}`);
        return value;
      },
      tone: (id, value) => (id === 'state' ? tones[value as OpeningState] : undefined),
      empty: { title: t('adminCompany.careers.empty'), text: t('adminCompany.careers.emptyText') },
    }),
    [t],
  );
}
