import { portfolioProjectArea } from '#i18n/areas/portfolio-project.ts';
import { useT } from '#i18n/react.tsx';
import { findPortfolioProject } from '#services/work/portfolio-project.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { movedOrMissing } from '../components/moved-or-missing.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkGallery } from '../components/work-gallery.tsx';
import { WorkGrid } from '../components/work-grid.tsx';
import { WorkHeader } from '../components/work-header.tsx';
import { breadcrumbStructuredData } from '../components/breadcrumb-structured-data.ts';
import type { Route } from './+types/portfolio-project.route.ts';
import { ClientQuote } from './client-quote.tsx';
import { HotspotLayer } from './hotspot-layer.tsx';
import './portfolio.css';
import { PortfolioFacts } from './portfolio-facts.tsx';
import { PortfolioStory } from './portfolio-story.tsx';
import { RoomProducts } from './room-products.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const work = await findPortfolioProject(params.id, readerOf(context));
  if (!work) throw await movedOrMissing('portfolio', params.id);
  return { work };
}

export default function PortfolioProject({ loaderData: { work } }: Route.ComponentProps) {
  return (
    <AreaMessages area={portfolioProjectArea}>
      <ProjectArticle work={work} />
    </AreaMessages>
  );
}

function ProjectArticle({ work }: Pick<Route.ComponentProps['loaderData'], 'work'>) {
  const t = useT();
  const { publicUrl } = useShell();
  const { category } = work;
  const crumbs = [
    { label: t('pages.portfolio.title'), to: '/portfolio' },
    { label: t(`storefront.work.${category}`), to: `/portfolio?category=${category}` },
    { label: work.title },
  ];
  return (
    <article>
      <PageHead
        {...work.head}
        kind="article"
        sharedAs={`portfolio/${work.id}`}
        structuredData={breadcrumbStructuredData(crumbs, publicUrl)}
      />
      <div className="page">
        <Breadcrumb className="py-4" crumbs={crumbs} />
        <WorkHeader work={work} />
        <WorkGallery pictures={work.pictures} title={work.title}>
          {(picture) => <HotspotLayer picture={picture} products={work.products} />}
        </WorkGallery>
        <div className="work-body">
          <PortfolioFacts work={work} />
          <PortfolioStory work={work} />
        </div>
      </div>
      <ClientQuote work={work} />
      <RoomProducts products={work.products} room={work.room} />
      <section className="page section" aria-labelledby="related">
        <div className="section-head">
          <h2 id="related">{t('storefront.work.related')}</h2>
          <Link to="/portfolio" variant="arrow">
            {t('storefront.home.viewAllProjects')}
          </Link>
        </div>
        <WorkGrid work={work.related} />
      </section>
    </article>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
