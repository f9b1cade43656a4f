import { useT } from '#i18n/react.tsx';
import { readDeliveryFees } from '#services/content/company-pages.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { anchorOf } from '../sections/block-kinds.tsx';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/legal-page.route.ts';
import { DeliveryFees } from './delivery-fees.tsx';
import { loadPage } from './load-page.server.ts';
import { PageIntro } from './page-intro.tsx';
import { WithContents } from './table-of-contents.tsx';
import { RelatedLinks } from './related-links.tsx';

/** The page's key in the database and its messages under pages. */
const pages = {
  terms: 'terms',
  privacy: 'privacy',
  'return-policy': 'returnPolicy',
  'shipping-info': 'shippingInfo',
} as const;

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const page = pattern.replace(/^\//, '') as keyof typeof pages;
  const reader = readerOf(context);
  const [texts, fees] = await Promise.all([
    loadPage(page, reader),
    page === 'shipping-info' ? readDeliveryFees(reader) : [],
  ]);
  return { ...texts, page, fees };
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { page, intro, blocks, fees } = loaderData;
  return (
    <div className="page">
      <PageIntro title={t(`pages.${pages[page]}.title`)} intro={intro} />
      <WithContents
        entries={blocks.map((block) => ({ anchor: anchorOf(block), title: block.title }))}
      >
        {blocks.map((block) => (
          <div key={block.id} className="clause">
            <BlockView block={block} />
            {block.section === 'fees' && fees.length > 0 && <DeliveryFees fees={fees} />}
          </div>
        ))}
      </WithContents>
      <RelatedLinks to={['/contact', '/faq']} />
    </div>
  );
}
