import { useT } from '#i18n/react.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx';
import type { SearchState } from './use-site-search.ts';

/** The progress and result of the search, also for screen readers. */
export function SearchStatus({ state }: { state: SearchState | null }) {
  const t = useT();
  const count = state?.status === 'found' ? state.results.length : 0;
  return (
    <>
      <div role="status">
        {state?.status === 'found' &&
          (count > 0 ? (
            <span className="sr-only">{t('search.found', { count })}</span>
          ) : (
            <>
              <p className="search-none">{t('search.none', { query: state.term })}</p>
              <p className="text-center text-sm text-muted">{t('search.noneHint')}</p>
            </>
          ))}
      </div>
      {state?.status === 'loading' && <Placeholders />}
      {state?.status === 'failed' && (
        <div role="alert" className="search-failure">
          <WarningIcon />
          <div>
            <p className="font-medium">{t('failure.searchTitle')}</p>
            <p>{t('failure.search')}</p>
          </div>
        </div>
      )}
    </>
  );
}

const Placeholders = () => (
  <SkeletonGroup className="search-list">
    {[1, 2, 3].map((group) => (
      <div key={group}>
        <Skeleton className="my-3 h-4 w-24" />
        {[1, 2].map((row) => (
          <div key={row} className="search-row">
            <Skeleton className="aspect-product" />
            <span className="grid gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-5/6" />
              <Skeleton className="h-3 w-1/4" />
            </span>
          </div>
        ))}
      </div>
    ))}
  </SkeletonGroup>
);
