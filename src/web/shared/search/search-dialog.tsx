import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { Link } from '#ui/link.tsx';
import type { LazyDialogProps } from './lazy-dialog-button.tsx';
import { searchResultUrl } from './result-content.tsx';
import { RoomTiles } from '../shell/room-tiles.tsx';
import { FewerWordsNotice } from './fewer-words.tsx';
import { FoundKinds } from './found-kinds.tsx';
import { NearestPieces } from './nearest-pieces.tsx';
import { listId, optionId, ResultList } from './result-list.tsx';
import { rememberSearch, SearchIdeas } from './search-ideas.tsx';
import { SearchInput } from './search-input.tsx';
import { SearchStatus } from './search-status.tsx';
import { useFocusWhen } from './use-focus-when.ts';
import { useHighlight } from './use-highlight.ts';
import { useMissReport } from './use-miss-report.ts';
import { useSiteSearch } from './use-site-search.ts';

export function SearchDialog({ isOpen, onClose }: LazyDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const input = useFocusWhen(isOpen);
  const [query, setQuery] = useState('');
  const { term, search } = useSiteSearch(isOpen ? query : '');
  useMissReport(search);
  const { results, highlighted, move, point } = useHighlight(search);

  const remember = () => {
    if (term) rememberSearch(term);
    onClose();
  };
  const leaveFor = (address: string) => {
    remember();
    void navigate(address, { viewTransition: true });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // While the next results load, the highlighted one belongs to an older query.
    const highlightedResult = search?.term === term ? results[highlighted] : undefined;
    if (highlightedResult) leaveFor(searchResultUrl(highlightedResult));
    else if (term) leaveFor(allResultsUrl(term));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || results.length === 0) return;
    event.preventDefault();
    move(step);
  };

  return (
    <DialogFrame
      id="site-search"
      className="dialog search-dialog"
      title={t('search.title')}
      description={t('search.lead')}
      open={isOpen}
      onClose={onClose}
    >
      <form role="search" action="/search" className="search-field" onSubmit={onSubmit}>
        <SearchInput
          ref={input}
          name="q"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          enterKeyHint="search"
          listId={results.length > 0 ? listId : undefined}
          activeOptionId={results[highlighted] && optionId(results[highlighted])}
          value={query}
          onType={setQuery}
          onKeyDown={onKeyDown}
        />
      </form>
      <SearchStatus state={search} />
      {!term && (
        <>
          <SearchIdeas onChoose={setQuery} />
          <nav aria-label={t('storefront.shop.room')} className="search-rooms" onClick={onClose}>
            <RoomTiles />
          </nav>
        </>
      )}
      {search?.status === 'found' && results.length === 0 && (
        <NearestPieces pieces={search.nearest} onChoose={remember} />
      )}
      {search?.status === 'found' && results.length > 0 && (
        <>
          {search.fewer && <FewerWordsNotice fewer={search.fewer} area="search" />}
          <FoundKinds kinds={search.kinds} term={search.term} onChoose={remember} />
          <ResultList
            results={results}
            query={search.term}
            highlighted={highlighted}
            onPoint={point}
            onChoose={remember}
          />
          {term && <AllResults term={term} onClick={remember} />}
        </>
      )}
    </DialogFrame>
  );
}

const allResultsUrl = (term: string) => `/search?q=${encodeURIComponent(term)}`;

function AllResults({ term, onClick }: { term: string; onClick: () => void }) {
  const t = useT();
  return (
    <Link to={allResultsUrl(term)} variant="arrow" onClick={onClick} className="mt-3">
      {t('search.all', { query: term })}
    </Link>
  );
}
