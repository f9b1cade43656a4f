import { useEffect, useRef, type MouseEvent } from 'react';
import { groupResults, type SearchResult } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { searchResultUrl, groupTitles, ResultContent } from './result-content.tsx';

export const listId = 'site-search-results';
export const optionId = ({ contentType, id }: SearchResult) => `found-${contentType}-${id}`;

interface ResultListProps {
  results: readonly SearchResult[];
  query: string;
  highlighted: number;
  onPoint: (position: number) => void;
  onChoose: () => void;
}

/** The listbox of the search field: the focus stays in the field while the highlight moves. */
export function ResultList({ results, query, highlighted, onPoint, onChoose }: ResultListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    // Scrolls to the top, so that the name of the first group is visible too.
    if (highlighted === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [highlighted, results]);

  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('search.title')}
      className="search-list"
    >
      {groupResults(results).map((group) => (
        <div key={group.type} role="group" aria-labelledby={`search-${group.type}`}>
          <p id={`search-${group.type}`} role="presentation" className="eyebrow search-group">
            {t(groupTitles[group.type])}
          </p>
          {group.results.map((result) => {
            const position = results.indexOf(result);
            return (
              <SmartLink
                key={result.id}
                id={optionId(result)}
                role="option"
                tabIndex={-1}
                aria-selected={position === highlighted}
                to={searchResultUrl(result)}
                className="search-row"
                onPointerMove={() => {
                  if (position !== highlighted) onPoint(position);
                }}
                onClick={(event) => {
                  if (!opensElsewhere(event)) onChoose();
                }}
              >
                <ResultContent result={result} query={query} />
              </SmartLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey;
