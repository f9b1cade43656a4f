import { useState } from 'react';
import { searchFaq } from '#domain/content/search-faq.ts';
import { useT } from '#i18n/react.tsx';
import { readFaq } from '#services/content/company-pages.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { readerOf } from '../components/reader.server.ts';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/faq.route.ts';
import { FaqCategories } from './faq-categories.tsx';
import { FaqSearch } from './faq-search.tsx';
import { faqStructuredData } from './faq-structured-data.ts';
import { loadPage } from './load-page.server.ts';
import { PageIntro } from './page-intro.tsx';
import { RelatedLinks } from './related-links.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, categories] = await Promise.all([loadPage('faq', reader), readFaq(reader)]);
  return { ...texts, categories, initialQuery: (url.searchParams.get('q') ?? '').slice(0, 100) };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { intro, blocks, categories, initialQuery } = loaderData;
  const [query, setQuery] = useState(initialQuery);
  const matches = searchFaq(categories, query);
  return (
    <div className="page">
      <PageIntro
        title={t('pages.faq.title')}
        intro={intro}
        structuredData={faqStructuredData(categories)}
      />
      {categories.length === 0 ? (
        <EmptyState title={t('pages.faq.empty')} />
      ) : (
        <>
          <FaqSearch
            query={query}
            count={matches.reduce((sum, { items }) => sum + items.length, 0)}
            onChange={setQuery}
          />
          {matches.length > 0 ? (
            <FaqCategories categories={matches} />
          ) : (
            <EmptyState title={t('pages.faq.noMatch', { query })} />
          )}
        </>
      )}
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <RelatedLinks to={['/contact']} />
    </div>
  );
}
