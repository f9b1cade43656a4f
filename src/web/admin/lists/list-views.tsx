import { maxViewCount } from '#domain/admin/lists/count-limits.ts';
import { useLanguage } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { facetCount } from './facet-count.ts';
import { useList } from './list-context.ts';

/** The views of a list as tabs, each with its number of rows; each is an address. */
export function ListViews() {
  const { t, number } = useLanguage();
  const { list, state, texts, views, hrefOf } = useList();
  if (views.length === 0) return null;
  return (
    <nav className="list-views" aria-label={t('admin.lists.views')}>
      <ViewTab to={hrefOf('')} isCurrent={state.view === null} label={t('admin.lists.all')} />
      {views.map(({ id, name, search, count }) => (
        <ViewTab
          key={id}
          to={hrefOf(`?view=${id}&${search}`)}
          isCurrent={state.view === id}
          label={name ?? texts.view?.(id as never) ?? list.name}
          count={facetCount(count, maxViewCount, number)}
        />
      ))}
    </nav>
  );
}

interface ViewTabProps {
  to: string;
  isCurrent: boolean;
  label: string;
  count?: string | null;
}

function ViewTab({ to, isCurrent, label, count }: ViewTabProps) {
  return (
    <SmartLink
      to={to}
      className="list-view"
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
      viewTransition={false}
    >
      <bdi>{label}</bdi>
      {count && <span className="list-view-count">{count}</span>}
    </SmartLink>
  );
}
