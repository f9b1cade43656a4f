import { ArrowIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';
import { pageWindow } from './pagination-window.ts';
import { SmartLink } from './smart-link.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  /** The URL of a page. Plain links, so it works without scripts. */
  hrefFor: (page: number) => string;
  className?: string;
};

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-xs px-2 text-sm tabular-nums';

export function Pagination({ page, pages, hrefFor, className }: PaginationProps) {
  const labels = useUiLabels();
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.pagination} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <SmartLink
              to={hrefFor(page - 1)}
              rel="prev"
              className={cell}
              aria-label={labels.previous}
            >
              <ArrowIcon back />
            </SmartLink>
          </li>
        )}
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={`${cell} text-muted`}>…</span>
            ) : (
              <SmartLink
                to={hrefFor(slot)}
                aria-label={labels.page(labels.number(slot))}
                aria-current={slot === page ? 'page' : undefined}
                className={`${cell} border border-transparent hover:border-edge aria-[current]:border-ink`}
              >
                {labels.number(slot)}
              </SmartLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <SmartLink to={hrefFor(page + 1)} rel="next" className={cell} aria-label={labels.next}>
              <ArrowIcon />
            </SmartLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
