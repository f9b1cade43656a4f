import { filtersOf } from '#domain/admin/lists/list.ts';
import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FilterField } from './filter-field.tsx';
import { useList } from './list-context.ts';

/** Opens without scripts; its fields belong to the form of the toolbar. */
export function ListFilters() {
  const t = useT();
  const { list, state, columns, hrefOf } = useList();
  const filters = Object.entries(filtersOf(list)).filter(
    ([id]) => columns.includes(id) || !Object.hasOwn(list.columns, id),
  );
  const count = Object.keys(state.filters).length;
  const cleared = listSearch(list, state, { filters: {}, view: null });
  return (
    <details className="list-panel">
      <summary className="button button-outline button-small">
        {count > 0 ? t('admin.lists.filtersSet', { count }) : t('admin.lists.filters')}
      </summary>
      {/* New fields for a new address: their values are the browser's own. */}
      <div className="list-panel-body" key={JSON.stringify(state.filters)}>
        <div className="list-panel-fields">
          {filters.map(([id, filter]) => (
            <FilterField key={id} id={id} filter={filter} value={state.filters[id]} />
          ))}
        </div>
        <div className="list-panel-end">
          <Button type="submit" size="small">
            {t('admin.lists.apply')}
          </Button>
          {count > 0 && (
            <ButtonLink to={hrefOf(cleared)} size="small" variant="quiet" preventScrollReset>
              {t('admin.lists.clear')}
            </ButtonLink>
          )}
        </div>
      </div>
    </details>
  );
}
