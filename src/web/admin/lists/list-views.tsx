import { Link } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { useList } from './list-context.ts';

/** The views of a list as tabs; each is an address. */
export function ListViews() {
  const t = useT();
  const { list, state, texts, hrefOf } = useList();
  const views = Object.entries(list.views ?? {});
  if (views.length === 0) return null;
  return (
    <nav className="list-views" aria-label={t('admin.lists.views')}>
      <ViewTab to={hrefOf('')} isCurrent={state.view === null}>
        {t('admin.lists.all')}
      </ViewTab>
      {views.map(([id, search]) => (
        <ViewTab key={id} to={hrefOf(`?view=${id}&${search}`)} isCurrent={state.view === id}>
          {texts.view?.(id as never) ?? id}
        </ViewTab>
      ))}
    </nav>
  );
}

interface ViewTabProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

function ViewTab({ to, isCurrent, children }: ViewTabProps) {
  return (
    <Link
      to={to}
      className="list-view"
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
