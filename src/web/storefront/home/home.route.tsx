import { useT } from '#i18n/react.tsx';
import { latestProducts } from '#services/catalog/list-products.server.ts';
import { listPortfolio } from '#services/work/portfolio.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { readerOf } from '../components/reader.server.ts';
import { WorkGrid } from '../components/work-grid.tsx';
import type { Route } from './+types/home.route.ts';
import { CustomPromo } from './custom-promo.tsx';
import { Hero } from './hero.tsx';
import { Rooms } from './rooms.tsx';
import { WhyUs } from './why-us.tsx';

const recentWork = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [products, work] = await Promise.all([
    latestProducts(reader),
    listPortfolio(reader, recentWork),
  ]);
  return { products, work };
}

export default function Home({ loaderData: { products, work } }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('storefront.home.title')} />
      <Hero />
      <Rooms />
      <section className="page section" aria-labelledby="latest">
        <div className="section-head">
          <h2 id="latest">{t('storefront.home.featuredTitle')}</h2>
          <Link to="/shop" variant="arrow">
            {t('storefront.home.seeAll')}
          </Link>
        </div>
        {products.length > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <EmptyState heading="h3" title={t('storefront.home.noProducts')} />
        )}
      </section>
      <WhyUs />
      <section className="page section" aria-labelledby="work">
        <div className="section-head">
          <h2 id="work">{t('storefront.home.workTitle')}</h2>
          <Link to="/portfolio" variant="arrow">
            {t('storefront.home.viewAllProjects')}
          </Link>
        </div>
        <WorkGrid work={work} />
      </section>
      <CustomPromo />
    </>
  );
}
