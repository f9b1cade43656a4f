import type { ResultGroup } from '#domain/search/search-result.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import {
  searchResultUrl,
  groupTitles,
  ResultContent,
} from '../../shared/search/result-content.tsx';
import './results.css';

/** The results of one kind, with its name beside them where there is room. */
export function ResultSection({ group, query }: { group: ResultGroup; query: string }) {
  const t = useT();
  const { type, results } = group;
  return (
    <section className="found-group" aria-labelledby={`found-${type}`}>
      <div>
        <h2 id={`found-${type}`}>{t(groupTitles[type])}</h2>
        <p className="text-sm text-muted">{t('search.found', { count: results.length })}</p>
      </div>
      <div>
        <ul className="found-list">
          {results.map((result) => (
            <li key={result.id}>
              <SmartLink to={searchResultUrl(result)} prefetch="intent" className="search-row">
                <ResultContent result={result} query={query} />
              </SmartLink>
            </li>
          ))}
        </ul>
        {type === 'product' && (
          <Link to={`/shop?q=${encodeURIComponent(query)}`} variant="arrow" className="mt-4">
            {t('search.inShop', { query })}
          </Link>
        )}
      </div>
    </section>
  );
}
