import { useT } from '#i18n/react.tsx';
import { findPortfolioProject } from '#services/work/portfolio.server.ts';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkHeader } from '../components/work-header.tsx';
import type { Route } from './+types/portfolio-project.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const work = await findPortfolioProject(params.id, readerOf(context));
  if (!work) throw new Response(null, { status: 404 });
  return { work };
}

export default function PortfolioProject({ loaderData: { work } }: Route.ComponentProps) {
  const t = useT();
  const chapters = [
    { title: t('storefront.work.challenge'), text: work.challenge },
    { title: t('storefront.work.solution'), text: work.solution },
  ];
  return (
    <article className="page">
      <PageHead title={work.title} description={work.description} kind="article" />
      <WorkHeader work={work} />
      <div className="work-story">
        <p className="text-lg">{work.description}</p>
        {chapters
          .filter(({ text }) => text)
          .map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        {work.quote && (
          <blockquote>
            <p>{work.quote}</p>
            <footer>{work.client}</footer>
          </blockquote>
        )}
        <Link to="/portfolio" variant="arrow">
          {t('storefront.work.related')}
        </Link>
      </div>
    </article>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
