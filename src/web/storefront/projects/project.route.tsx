import { useT } from '#i18n/react.tsx';
import { findProject } from '#services/work/projects.server.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkHeader } from '../components/work-header.tsx';
import type { Route } from './+types/project.route.ts';
import { Progress } from './progress.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const project = await findProject(params.id, readerOf(context));
  if (!project) throw new Response(null, { status: 404 });
  return { project };
}

export default function Project({ loaderData: { project } }: Route.ComponentProps) {
  const t = useT();
  return (
    <article className="page">
      <PageHead title={project.title} description={project.description} kind="article" />
      <WorkHeader work={project} />
      <div className="work-story">
        {project.status === 'current' && <Progress project={project} />}
        <p className="text-lg">{project.description}</p>
        <Link to="/projects" variant="arrow">
          {t('storefront.pages.projects.title')}
        </Link>
      </div>
    </article>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
