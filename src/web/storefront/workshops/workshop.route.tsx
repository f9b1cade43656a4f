import { useT } from '#i18n/react.tsx';
import { findWorkshop } from '#services/workshops/find-workshop.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { movedOrMissing } from '../components/moved-or-missing.server.ts';
import { ProductGrid } from '../components/product-card.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkErrorBoundary } from '../components/work-error-boundary.tsx';
import { WorkGrid } from '../components/work-grid.tsx';
import { breadcrumbStructuredData } from '../components/breadcrumb-structured-data.ts';
import type { Route } from './+types/workshop.route.ts';
import { WorkshopIntro } from './workshop-intro.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await findWorkshop(params.key, readerOf(context));
  if (!view) throw await movedOrMissing('workshop', params.key);
  return view;
}

export default function WorkshopPage({ loaderData }: Route.ComponentProps) {
  const { workshop, pieces, projects } = loaderData;
  const t = useT();
  const { publicUrl } = useShell();
  const crumbs = [{ label: t('workshops.title'), to: '/workshops' }, { label: workshop.name }];
  return (
    <article className="page">
      <PageHead
        title={workshop.name}
        description={workshop.story}
        kind="article"
        canonicalPath={`/workshop/${workshop.slug}`}
        structuredData={breadcrumbStructuredData(crumbs, publicUrl)}
      />
      <Breadcrumb className="py-4" crumbs={crumbs} />
      <WorkshopIntro view={loaderData} />
      {pieces.length > 0 && (
        <section className="section" aria-labelledby="makes">
          <div className="section-head">
            <h2 id="makes">{t('workshops.makes')}</h2>
            <Link to={`/shop?workshop=${workshop.slug}`} variant="arrow">
              {t('workshops.allPieces')}
            </Link>
          </div>
          <ProductGrid products={pieces} />
        </section>
      )}
      {projects.length > 0 && (
        <section className="section" aria-labelledby="stands">
          <div className="section-head">
            <h2 id="stands">{t('workshops.stands')}</h2>
          </div>
          <WorkGrid work={projects} />
        </section>
      )}
      <p className="pb-24">
        <Link to="/workshops" variant="arrow">
          {t('workshops.all')}
        </Link>
      </p>
    </article>
  );
}

export { WorkErrorBoundary as ErrorBoundary };
