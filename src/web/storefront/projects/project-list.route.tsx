import { useT } from '#i18n/react.tsx';
import { listProjects } from '#services/work/projects.server.ts';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkGrid } from '../components/work-grid.tsx';
import type { Route } from './+types/project-list.route.ts';
import { CurrentProjects } from './current-projects.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { projects: await listProjects(readerOf(context)) };
}

export default function ProjectList({ loaderData: { projects } }: Route.ComponentProps) {
  const t = useT();
  const current = projects.filter(({ status }) => status === 'current');
  const completed = projects.filter(({ status }) => status === 'completed');
  return (
    <div className="page pb-24">
      <PageHead title={t('pages.projects.title')} description={t('pages.projects.text')} />
      <header className="page-intro">
        <h1>{t('pages.projects.title')}</h1>
        <p>{t('pages.projects.text')}</p>
      </header>
      {current.length > 0 && (
        <section aria-labelledby="current">
          <h2 id="current" className="mb-8 text-2xl">
            {t('storefront.work.current')}
          </h2>
          <CurrentProjects projects={current} />
        </section>
      )}
      {completed.length > 0 && (
        <section aria-labelledby="completed" className="pt-band">
          <h2 id="completed" className="mb-8 text-2xl">
            {t('storefront.work.completed')}
          </h2>
          <WorkGrid work={completed} path="/project" />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.home.noProjects')} />;
}
