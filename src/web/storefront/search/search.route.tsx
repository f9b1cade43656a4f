import { Form } from 'react-router';
import { searchArea } from '#i18n/areas/search.ts';
import {
  emptyResponse,
  groupResults,
  maxSearchLength,
  readSearchTerm,
  minSearchLength,
} from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { respondToSearch } from '#services/search/respond-to-search.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { FewerWordsNotice } from '../../shared/search/fewer-words.tsx';
import { FoundKinds } from '../../shared/search/found-kinds.tsx';
import { NearestPieces } from '../../shared/search/nearest-pieces.tsx';
import { SearchAndRooms } from '../../shared/shell/search-and-rooms.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { noteMiss } from './note-miss.server.ts';
import type { Route } from './+types/search.route.ts';
import { ResultSection } from './result-section.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  if (!term) return { term, ...emptyResponse };
  const response = await respondToSearch(term, readerOf(context));
  await noteMiss(term, response, context);
  return { term, ...response };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={searchArea}>
      <Results {...loaderData} />
    </AreaMessages>
  );
}

function Results(loaderData: Route.ComponentProps['loaderData']) {
  const t = useT();
  const { term, results, fewer, kinds, nearest } = loaderData;
  const count = results.length;
  return (
    <div className="page pb-24">
      <PageHead title={t('search.title')} robots="noindex" />
      <header className="page-intro">
        <h1>{t('search.title')}</h1>
        <p>{t('search.lead')}</p>
      </header>
      <Form role="search" className="flex max-w-xl items-end gap-3">
        <Field label={t('search.label')} className="grow">
          <TextInput
            key={term}
            type="search"
            name="q"
            defaultValue={term ?? ''}
            minLength={minSearchLength}
            maxLength={maxSearchLength}
            required
          />
        </Field>
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
      <div role="status" className="mt-10">
        {term && count > 0 && (
          <p className="text-muted">{t('search.foundFor', { count, query: term })}</p>
        )}
        {term && count === 0 && (
          <EmptyState
            title={t('search.none', { query: term })}
            description={t('search.noneHint')}
          />
        )}
      </div>
      {fewer && <FewerWordsNotice fewer={fewer} area="search" />}
      {term && <FoundKinds kinds={kinds} term={term} />}
      {term && count === 0 && <NearestPieces pieces={nearest} />}
      {count === 0 && <SearchAndRooms withoutSearch />}
      {term &&
        groupResults(results).map((group) => (
          <ResultSection key={group.type} group={group} query={term} />
        ))}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('failure.searchTitle')} text={t('failure.search')} />;
}
