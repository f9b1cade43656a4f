import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import { isFiltered, listSearch, withoutFilter } from '#domain/admin/lists/list-state.ts';
import { useLanguage, useT, type Language } from '#i18n/react.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { filterLabel, useList, valueLabel, type ListContextValue } from './list-context.ts';

/** What the list is filtered by, each with a link that removes it. */
export function FilterChips() {
  const language = useLanguage();
  const context = useList();
  const { list, state, hrefOf } = context;
  if (!isFiltered(state)) return null;
  const chips = Object.entries(state.filters).map(([id, value]) => ({
    id,
    text: `${filterLabel(context, id)}: ${describe(context, language, id, value)}`,
    to: listSearch(list, state, { filters: withoutFilter(state, id) }),
  }));
  if (state.q) {
    const text = language.t('admin.lists.searchedFor', { query: state.q });
    chips.unshift({ id: 'q', text, to: listSearch(list, state, { q: '' }) });
  }
  return (
    <ul className="list-chips" aria-label={language.t('admin.lists.activeFilters')}>
      {chips.map(({ id, text, to }) => (
        <li key={id}>
          <Chip to={hrefOf(to)} text={text} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ to, text }: { to: string; text: string }) {
  const t = useT();
  return (
    <SmartLink to={to} className="list-chip" preventScrollReset viewTransition={false}>
      <bdi>{text}</bdi>
      <CloseIcon className="size-4" />
      <span className="sr-only">{t('admin.lists.remove')}</span>
    </SmartLink>
  );
}

function describe(
  context: ListContextValue,
  { t, date, number, locale }: Language,
  id: string,
  value: FilterValue,
): string {
  switch (value.kind) {
    case 'choice': {
      const labels = value.values.map((each) => valueLabel(context, id, each));
      return labels.join(locale === 'ar' ? '، ' : ', ');
    }
    case 'flag':
      return t(value.is ? 'admin.lists.yes' : 'admin.lists.no');
    case 'text':
      return valueLabel(context, id, value.text);
    case 'days':
      return describeRange(t, value, (day) => date(`${day}T12:00:00Z`, 'medium'));
    case 'amount':
      return describeRange(t, value, (amount) => number(Number(amount)));
  }
}

function describeRange(
  t: Language['t'],
  { from, to }: { from: string | null; to: string | null },
  format: (end: string) => string,
): string {
  if (from !== null && from === to) return format(from);
  if (from !== null && to !== null) return `${format(from)} – ${format(to)}`;
  return from === null
    ? t('admin.lists.upTo', { to: format(to ?? '') })
    : t('admin.lists.since', { from: format(from) });
}
