import { isWorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { listPortfolio, listPortfolioIn } from '#services/work/portfolio.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkGrid } from '../components/work-grid.tsx';
import type { Route } from './+types/portfolio-list.route.ts';
import { CategoryFilter } from './category-filter.tsx';
import './portfolio.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const requested = new URL(request.url).searchParams.get('category');
  const category = isWorkCategory(requested) ? requested : null;
  const work = category ? listPortfolioIn(category, reader) : listPortfolio(reader);
  return { category, work: await work };
}

export default function PortfolioList({ loaderData }: Route.ComponentProps) {
  const { category, work } = loaderData;
  const t = useT();
  const title = t('storefront.pages.portfolio.title');
  return (
    <div className="page pb-24">
      <PageHead
        title={category ? `${title}: ${t(`storefront.work.${category}`)}` : title}
        description={t('storefront.pages.portfolio.text')}
        query={category ? `?category=${category}` : ''}
      />
      <header className="page-intro">
        <h1>{title}</h1>
        <p>{t('storefront.pages.portfolio.text')}</p>
      </header>
      <CategoryFilter selected={category} />
      {work.length > 0 ? (
        <WorkGrid work={work} heading="h2" editorial />
      ) : (
        <EmptyState title={t('storefront.work.noneOfKind')} />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.home.noProjects')} />;
}
