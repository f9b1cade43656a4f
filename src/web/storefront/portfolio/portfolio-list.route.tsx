import { isWorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { listPortfolio, listPortfolioIn } from '#services/work/portfolio.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { laterPart, servedPart } from '../../shared/router/later-part.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkGrid } from '../components/work-grid.tsx';
import { loadBlocks } from '../pages/load-page.server.ts';
import type { Route } from './+types/portfolio-list.route.ts';
import { CategoryFilter } from './category-filter.tsx';
import { PortfolioIntro } from './portfolio-intro.tsx';
import './portfolio.css';

const loadBlock = async () => (await import('../sections/content-block.tsx')).BlockView;

/** Fetched when staff wrote more than the introduction, which is rare. */
const BlockView = import.meta.env.SSR ? servedPart(await loadBlock()) : laterPart(loadBlock);

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const requested = new URL(request.url).searchParams.get('category');
  const category = isWorkCategory(requested) ? requested : null;
  const [work, [intro = null, ...blocks]] = await Promise.all([
    category ? listPortfolioIn(category, reader) : listPortfolio(reader),
    loadBlocks('portfolio', reader),
  ]);
  return { category, work, intro, blocks };
}

export default function PortfolioList({ loaderData }: Route.ComponentProps) {
  const { category, work, intro, blocks } = loaderData;
  const t = useT();
  const title = t('pages.portfolio.title');
  return (
    <div className="page pb-24">
      <PageHead
        title={category ? `${title}: ${t(`storefront.work.${category}`)}` : title}
        description={intro?.lead || t('pages.portfolio.text')}
        query={category ? `?category=${category}` : ''}
      />
      <PortfolioIntro intro={intro} />
      <CategoryFilter selected={category} />
      {work.length > 0 ? (
        <WorkGrid work={work} heading="h2" editorial />
      ) : (
        <EmptyState title={t('storefront.work.noneOfKind')} />
      )}
      {blocks.length > 0 && (
        <div className="pt-band">
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.home.noProjects')} />;
}
