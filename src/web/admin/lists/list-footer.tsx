import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import type { ListPage } from '#services/admin/lists/read-list.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useList } from './list-context.ts';

/** How many rows match, and the neighbouring pages. */
export function ListFooter({ page }: { page: ListPage<unknown> }) {
  const t = useT();
  const { list, state, hrefOf } = useList();
  const { count, previous, next } = page;
  return (
    <div className="list-footer">
      <p role="status">
        {count.isExact
          ? t('admin.lists.count', { count: count.rows })
          : t('admin.lists.about', { count: count.rows })}
      </p>
      <nav aria-label={t('admin.lists.pages')} className="flex gap-2">
        {previous && (
          <ButtonLink
            to={hrefOf(listSearch(list, state, { before: previous }))}
            size="small"
            variant="outline"
          >
            {t('admin.lists.previous')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink
            to={hrefOf(listSearch(list, state, { after: next }))}
            size="small"
            variant="outline"
          >
            {t('admin.lists.next')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
