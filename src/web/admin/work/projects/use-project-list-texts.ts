import { useMemo } from 'react';
import type { projectsList } from '#domain/admin/lists/projects-list.ts';
import type { ProjectStatus } from '#domain/work/project-status.ts';
import type { WorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

const tones = { current: 'information', completed: 'success' } as const;

export function useProjectListTexts(): ListTexts<typeof projectsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminWork.projects.caption'),
      search: t('adminWork.projects.search'),
      column: (id) => t(`adminWork.projects.columns.${id}`),
      view: (id) => t(`adminWork.projects.views.${id}`),
      value: (id, value) => {
        if (id === 'category') return t(`adminWork.works.categories.${value as WorkCategory}`);
        if (id === 'status') return t(`adminWork.projects.stages.${value as ProjectStatus}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? tones[value as ProjectStatus] : undefined),
      empty: { title: t('adminWork.projects.empty'), text: t('adminWork.projects.emptyText') },
    }),
    [t],
  );
}
