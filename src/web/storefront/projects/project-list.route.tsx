import { useT } from '#i18n/react.tsx';
import { listProjects } from '#services/work/projects.server.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkGrid } from '../components/work-grid.tsx';
import type { Route } from './+types/project-list.route.ts';
import { Progress } from './progress.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { projects: await listProjects(readerOf(context)) };
}

export default function ProjectList({ loaderData: { projects } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageHead
        title={t('storefront.pages.projects.title')}
        description={t('storefront.pages.projects.text')}
      />
      <header className="page-intro">
        <h1>{t('storefront.pages.projects.title')}</h1>
        <p>{t('storefront.pages.projects.text')}</p>
      </header>
      {(['current', 'completed'] as const).map((status) => (
        <section key={status} className="pb-20" aria-labelledby={status}>
          <h2 id={status} className="mb-8">
            {t(`storefront.work.${status}`)}
          </h2>
          <WorkGrid work={projects.filter((project) => project.status === status)} path="/project">
            {(project) => project.status === 'current' && <Progress project={project} />}
          </WorkGrid>
        </section>
      ))}
    </div>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
