import type { ProjectCard } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';

export function Progress({ project }: { project: ProjectCard }) {
  const t = useT();
  const words = t('storefront.work.progress', { percent: project.progress });
  return (
    <div className="mt-3 grid gap-1 text-sm text-muted">
      <progress className="progress" max={100} value={project.progress} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
