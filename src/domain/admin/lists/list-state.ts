import { filtersOf, type ListDeclaration } from './list.ts';
import { parseRowCursor, type RowCursor } from './cursor.ts';
import { parseFilter, writeFilter, type FilterValue } from './filter-value.ts';

/** What a reader asked of a list: the state of the page, all of it in the URL. */
export interface ListState {
  q: string;
  filters: Readonly<Record<string, FilterValue>>;
  sort: { column: string; isDescending: boolean };
  /** The rows after or before a row; null is the first page. */
  cursor: (RowCursor & { isBackward: boolean }) | null;
  /** Chosen columns; null shows those of the declaration. */
  columns: readonly string[] | null;
  /** The view that was opened, to mark its tab. */
  view: string | null;
}

const maxSearchLength = 100;
const maxViewLength = 40;

/** Reads any query string: what is unknown or malformed is left out. */
export function parseListState(list: ListDeclaration, search: URLSearchParams): ListState {
  const cursor = (name: string) => parseRowCursor(search.get(name));
  const [after, before] = [cursor('after'), cursor('before')];
  return {
    q: list.hasSearch ? cleanText(search.get('q') ?? '').slice(0, maxSearchLength) : '',
    filters: parseFilters(list, search),
    sort: parseSort(list, search.get('sort')) ?? parseSort(list, list.defaultSort)!,
    cursor: after ? { ...after, isBackward: false } : before && { ...before, isBackward: true },
    columns: parseColumns(list, search.getAll('cols').join(',')),
    view: cleanText(search.get('view') ?? '').slice(0, maxViewLength) || null,
  };
}

/** PostgreSQL stores no NUL, and lone surrogates cannot be sent to it. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

function parseFilters(list: ListDeclaration, search: URLSearchParams) {
  const filters: [string, FilterValue][] = [];
  for (const [id, filter] of Object.entries(filtersOf(list))) {
    const value = parseFilter(filter, {
      whole: search.getAll(id).map(cleanText),
      ...ends(id, search),
    });
    if (value) filters.push([id, value]);
  }
  return Object.fromEntries(filters);
}

/** A form without scripts sends the two ends of a range under names of their own. */
const ends = (id: string, search: URLSearchParams) => ({
  from: cleanText(search.get(`${id}.from`) ?? ''),
  to: cleanText(search.get(`${id}.to`) ?? ''),
});

function parseSort(list: ListDeclaration, text: string | null): ListState['sort'] | null {
  if (!text) return null;
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  const isSortable = Object.hasOwn(list.columns, column) && list.columns[column]?.isSortable;
  return isSortable ? { column, isDescending } : null;
}

function parseColumns(list: ListDeclaration, text: string): string[] | null {
  const known = [...new Set(text.split(','))].filter((id) => Object.hasOwn(list.columns, id));
  return known.length > 0 ? known : null;
}

type Change = Partial<Omit<ListState, 'cursor'>> & { after?: string; before?: string };

/** The query string of a list after a change. A change of anything but the page leads to the first. */
export function listSearch(list: ListDeclaration, state: ListState, change: Change = {}): string {
  const { q, filters, sort, columns, view } = { ...state, ...change };
  const search = new URLSearchParams();
  if (view) search.set('view', view);
  if (q) search.set('q', q);
  for (const [id, filter] of Object.entries(filtersOf(list))) {
    const value = filters[id];
    if (value) search.set(id, writeFilter(filter, value));
  }
  const sortText = `${sort.isDescending ? '-' : ''}${sort.column}`;
  if (sortText !== list.defaultSort) search.set('sort', sortText);
  if (columns) search.set('cols', columns.join(','));
  if (change.after) search.set('after', change.after);
  if (change.before) search.set('before', change.before);
  return readable(search);
}

/** Commas, dots and comparison signs stay readable in the address bar. */
function readable(search: URLSearchParams): string {
  const text = search
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3E%3D', '>=')
    .replaceAll('%3C%3D', '<=');
  return text === '' ? '' : `?${text}`;
}

/** Without one filter. */
export const withoutFilter = (state: ListState, id: string): ListState['filters'] =>
  Object.fromEntries(Object.entries(state.filters).filter(([other]) => other !== id));

export const isFiltered = (state: ListState): boolean =>
  state.q !== '' || Object.keys(state.filters).length > 0;
