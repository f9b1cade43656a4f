import { Form } from 'react-router';
import {
  contentTypes,
  readSearchTerm,
  shortestSearch,
  type ContentType,
} from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { searchSite } from '#services/search/search-site.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/search.route.ts';
import { SearchResultRow } from './search-result-row.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  return { term, results: term ? await searchSite(term, readerOf(context)) : [] };
}

const groupTitles = {
  product: 'storefront.search.products',
  portfolio: 'storefront.search.portfolio',
  project: 'storefront.search.projects',
} as const satisfies Record<ContentType, string>;

export default function Search({ loaderData: { term, results } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page pb-24">
      <PageHead title={t('storefront.search.title')} robots="noindex" />
      <header className="page-intro">
        <h1>{t('storefront.search.title')}</h1>
        <p>{t('storefront.search.lead')}</p>
      </header>
      <Form role="search" className="flex max-w-xl items-end gap-3">
        <Field label={t('storefront.search.label')} className="grow">
          <TextInput
            key={term}
            type="search"
            name="q"
            defaultValue={term ?? ''}
            minLength={shortestSearch}
            maxLength={100}
            required
          />
        </Field>
        <Button type="submit">{t('storefront.search.submit')}</Button>
      </Form>
      {term && results.length === 0 && (
        <EmptyState title={t('storefront.search.none', { query: term })} />
      )}
      {contentTypes.map((type) => {
        const group = results.filter((result) => result.contentType === type);
        return (
          group.length > 0 && (
            <section key={type} className="mt-12" aria-labelledby={`found-${type}`}>
              <h2 id={`found-${type}`} className="text-2xl">
                {t(groupTitles[type])}
              </h2>
              <ul className="mt-4 border-t border-hairline">
                {group.map((result) => (
                  <SearchResultRow key={result.id} result={result} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return (
    <FailurePage title={t('storefront.search.failedTitle')} text={t('storefront.search.failed')} />
  );
}
