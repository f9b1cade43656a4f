import { useUiLabels } from './labels.tsx';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** The path to this page; the last crumb is the page itself and not a link. */
export function Breadcrumb({
  crumbs,
  className,
}: {
  crumbs: readonly Crumb[];
  className?: string;
}) {
  const { breadcrumb } = useUiLabels();
  return (
    <nav aria-label={breadcrumb} className={className}>
      <ol className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={label} className="flex items-center gap-x-2">
              {to && !last ? (
                <Link variant="quiet" to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </Link>
              ) : (
                <span className="text-ink" aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              )}
              {!last && <Separator />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const Separator = () => (
  <svg viewBox="0 0 8 8" className="size-1.5 text-brass" aria-hidden="true">
    <path d="M4 0 8 4 4 8 0 4Z" fill="currentColor" />
  </svg>
);
