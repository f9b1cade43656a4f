import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { filtersOf } from '#domain/admin/lists/list.ts';
import { listSearch, parseListState } from '#domain/admin/lists/list-state.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { path } from '#ui/icon.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ListFilters } from './list-filters.tsx';
import { useList } from './list-context.ts';
import { ViewPanel } from './view-panel.tsx';
import { OtherParameters } from './other-parameters.tsx';

/** Search, filters and columns: one form that loads an address, with and without scripts. */
export function ListToolbar({ tools }: { tools?: ReactNode }) {
  const { list } = useList();
  const { form, submit } = useListForm();
  return (
    <div className="list-toolbar">
      <Form ref={form} method="get" role="search" className="list-form" onSubmit={submit}>
        <OtherParameters except={['q', 'filters']} />
        {list.hasSearch && <SearchField />}
        {Object.keys(filtersOf(list)).length > 0 && <ListFilters />}
      </Form>
      <ListTools>
        <ViewPanel />
        <ColumnChoice onSubmit={submit} />
        <ExportLink />
        {tools}
      </ListTools>
    </div>
  );
}

/** On a phone they fold into one button, so that the first row is in view; elsewhere all are shown. */
function ListTools({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <details className="list-more">
      <summary className="button button-outline button-small">
        <MoreIcon className="size-5" />
        <span className="sr-only">{t('admin.lists.tools')}</span>
      </summary>
      <div className="list-tools">{children}</div>
    </details>
  );
}

/** Not among the icons of the shop, which visitors load. */
const MoreIcon = path(
  'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);

/** A file, which the router cannot show: the browser loads it. */
function ExportLink() {
  const t = useT();
  const { list, state } = useList();
  const { prefix } = useShell();
  const search = listSearch(list, { ...state, view: null });
  return (
    <a
      href={`${prefix}/admin/export/${list.name}${search}`}
      className="button button-quiet button-small"
      download
    >
      {t('admin.lists.export')}
    </a>
  );
}

function SearchField() {
  const t = useT();
  const { state, texts } = useList();
  const input = useRef<HTMLInputElement>(null);
  // Follows the address without losing the focus, as a new key would.
  useEffect(() => {
    if (input.current) input.current.value = state.q;
  }, [state.q]);
  return (
    <div className="list-search">
      <input
        ref={input}
        type="search"
        name="q"
        className="control"
        defaultValue={state.q}
        placeholder={texts.search}
        aria-label={texts.search ?? t('admin.lists.search')}
        maxLength={100}
        enterKeyHint="search"
      />
      <Button type="submit" variant="outline" size="small" aria-label={t('admin.lists.search')}>
        <SearchIcon />
      </Button>
    </div>
  );
}

/** Writes the short form of the address, where the browser would send every empty field. */
function useListForm() {
  const navigate = useNavigate();
  const { list, hrefOf } = useList();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') search.append(name, value);
    }
    for (const panel of event.currentTarget.closest('.list-toolbar')?.querySelectorAll('details') ??
      []) {
      panel.open = false;
    }
    void navigate(hrefOf(listSearch(list, parseListState(list, search))), {
      preventScrollReset: true,
    });
  };
  return { form, submit };
}
