import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { readHome } from '#services/content/read-home.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { readerOf } from '../components/reader.server.ts';
import { NewsletterSection } from '../newsletter/newsletter-section.tsx';
import { PageSections, type SourceViews } from '../sections/page-sections.tsx';
import type { Route } from './+types/home.route.ts';
import { loadCachedHome, invalidateHome } from './load-cached-home.ts';
import { LatestProducts } from './latest-products.tsx';
import { Placeholders } from './placeholders.tsx';
import { RecentWork } from './recent-work.tsx';
import { TrustedBy } from './trusted-by.tsx';
import { shopStructuredData } from './shop-structured-data.ts';
import { usePendingData } from './use-pending-data.ts';

export const loader = ({ context }: Route.LoaderArgs) => readHome(readerOf(context));

type HomeData = Awaited<ReturnType<typeof loader>>;

/** On arrival from another page the placeholders show at once; on return the cached page does. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadCachedHome<HomeData>(document.documentElement.lang, serverLoader);
}

/** A form was sent or the language was changed while the page is open. */
export function shouldRevalidate({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (defaultShouldRevalidate) invalidateHome();
  return defaultShouldRevalidate;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const home = usePendingData(loaderData);
  return (
    <>
      <PageHead
        title={t('storefront.home.title')}
        structuredData={shopStructuredData(useShell())}
      />
      {home ? <HomeSections home={home} /> : <Placeholders />}
    </>
  );
}

function HomeSections({ home: { sections, products, work, partners } }: { home: HomeData }) {
  const t = useT();
  const sources: SourceViews = {
    latest_products: (section) => <LatestProducts section={section} products={products} />,
    recent_work: (section) => <RecentWork section={section} work={work} />,
    partners: (section) => <TrustedBy section={section} partners={partners} />,
    newsletter: (section) => <NewsletterSection section={section} />,
  };
  const hasHero = sections.some(({ layout, items }) => layout === 'hero' && items.length > 0);
  return (
    <>
      {!hasHero && <h1 className="sr-only">{t('storefront.home.title')}</h1>}
      <PageSections sections={sections} sources={sources} />
    </>
  );
}
