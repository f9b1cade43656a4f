import { listSearch } from '#domain/admin/lists/list-state.ts';
import { useList } from './list-context.ts';

/** Hidden fields for the part of the address that a form does not change. */
export function OtherParameters({ except }: { except: readonly ('q' | 'filters' | 'columns')[] }) {
  const { list, state } = useList();
  const others = {
    ...state,
    ...(except.includes('q') && { q: '' }),
    ...(except.includes('filters') && { filters: {} }),
    ...(except.includes('columns') && { columns: null }),
  };
  return [...new URLSearchParams(listSearch(list, others))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
