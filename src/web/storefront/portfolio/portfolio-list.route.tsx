import { useT } from '#i18n/react.tsx';
import { listPortfolio } from '#services/work/portfolio.server.ts';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkGrid } from '../components/work-grid.tsx';
import type { Route } from './+types/portfolio-list.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { work: await listPortfolio(readerOf(context)) };
}

export default function PortfolioList({ loaderData: { work } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageHead
        title={t('storefront.pages.portfolio.title')}
        description={t('storefront.pages.portfolio.text')}
      />
      <header className="page-intro">
        <h1>{t('storefront.pages.portfolio.title')}</h1>
        <p>{t('storefront.pages.portfolio.text')}</p>
      </header>
      <div className="pb-24">
        <WorkGrid work={work} heading="h2" />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.home.noProjects')} />;
}
