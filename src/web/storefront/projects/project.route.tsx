import { useLanguage } from '#i18n/react.tsx';
import { findProject } from '#services/work/projects.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { movedOrMissing } from '../components/moved-or-missing.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkFacts } from '../components/work-facts.tsx';
import { WorkGallery } from '../components/work-gallery.tsx';
import { WorkHeader } from '../components/work-header.tsx';
import { breadcrumbStructuredData } from '../components/breadcrumb-structured-data.ts';
import type { Route } from './+types/project.route.ts';
import { Progress } from './progress.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const project = await findProject(params.id, readerOf(context));
  if (!project) throw await movedOrMissing('project', params.id);
  return { project };
}

export default function Project({ loaderData: { project } }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const { publicUrl } = useShell();
  const { startedOn, completedOn } = project;
  const crumbs = [{ label: t('pages.projects.title'), to: '/projects' }, { label: project.title }];
  return (
    <article className="page">
      <PageHead
        title={project.title}
        description={project.description}
        kind="article"
        sharedAs={`project/${project.id}`}
        structuredData={breadcrumbStructuredData(crumbs, publicUrl)}
      />
      <Breadcrumb className="py-4" crumbs={crumbs} />
      <WorkHeader work={project} />
      <WorkGallery pictures={project.pictures} title={project.title} />
      <div className="work-body">
        <WorkFacts
          facts={[
            { label: t('storefront.work.client'), value: project.client },
            { label: t('storefront.work.location'), value: project.location },
            { label: t('storefront.work.started'), value: startedOn && date(startedOn) },
            { label: t('storefront.work.finished'), value: completedOn && date(completedOn) },
          ]}
        />
        <div className="work-story">
          {project.status === 'current' && <Progress progress={project.progress} />}
          <p className="work-lead">{project.description}</p>
          <Link to="/projects" variant="arrow">
            {t('storefront.work.allProjects')}
          </Link>
        </div>
      </div>
    </article>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
