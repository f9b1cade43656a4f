import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineList } from './list.ts';
import { listSearch, parseListState } from './list-state.ts';
import { writeRowCursor } from './cursor.ts';

const list = defineList({
  name: 'sample',
  path: '/admin/sample',
  roles: ['sales'],
  columns: {
    number: { type: 'code', isSortable: true },
    placed: { type: 'time', isSortable: true, filter: { kind: 'days' } },
    payable: { type: 'money', filter: { kind: 'amount' } },
    status: { type: 'status', filter: { kind: 'choice', values: ['placed', 'confirmed'] } },
    place: { type: 'text', filter: { kind: 'choice' } },
  },
  filters: { late: { kind: 'flag' }, product: { kind: 'text' } },
  hasSearch: true,
  defaultSort: '-placed',
});
const parse = (search: string) => parseListState(list, new URLSearchParams(search));
const again = (search: string) => listSearch(list, parse(search));

describe('the address of a list', () => {
  it('holds search, filters, sort, columns and view', () => {
    const cursor = writeRowCursor({ value: '2026-11-15 10:00:00+00', id: 'a' });
    const search = `?view=mine&q=nour&placed=2026-11-01..&payable=>=500&status=placed,confirmed&late=yes&product=chair&sort=number&cols=number,status`;
    expect(parse(`${search}&after=${cursor}`)).toEqual({
      q: 'nour',
      filters: {
        placed: { kind: 'days', from: '2026-11-01', to: null },
        payable: { kind: 'amount', from: '500', to: null },
        status: { kind: 'choice', values: ['placed', 'confirmed'] },
        late: { kind: 'flag', is: true },
        product: { kind: 'text', text: 'chair' },
      },
      sort: { column: 'number', isDescending: false },
      cursor: { value: '2026-11-15 10:00:00+00', id: 'a', isBackward: false },
      columns: ['number', 'status'],
      view: 'mine',
    });
    expect(new URLSearchParams(again(search))).toEqual(
      new URLSearchParams(search.replace('placed=2026-11-01..', 'placed=2026-11-01..')),
    );
  });

  it('reads what a form without scripts sends', () => {
    expect(
      again('?q=&status=placed&status=confirmed&placed.from=2026-11-01&placed.to=&payable.to=٩٠٠'),
    ).toBe('?placed=2026-11-01..&payable=<=900&status=placed,confirmed');
  });

  it('leaves out what it cannot read', () => {
    const nonsense =
      '?placed=2026-02-30..x&payable=>=1e9&status=DROP&late=1&sort=phone&cols=secret&after=%00&before=e30&number=1&place=';
    expect(again(nonsense)).toBe('');
    expect(parse(nonsense).cursor).toBeNull();
    expect(parse('?sort=toString&cols=constructor').sort).toEqual({
      column: 'placed',
      isDescending: true,
    });
  });

  it('never throws, and what it wrote it reads as the same', () => {
    const names = ['q', 'placed', 'payable', 'status', 'place', 'late', 'product', 'sort', 'cols'];
    const others = ['after', 'before', 'view', 'placed.from', 'payable.to', '__proto__'];
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-11-01..2026-11-30', '>=5', '..', 'placed,confirmed', 'yes', '-number'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names, ...others), text)), (pairs) => {
        const first = parseListState(list, new URLSearchParams(pairs));
        const written = listSearch(list, first);
        expect(parse(written)).toEqual({ ...first, cursor: null });
      }),
    );
  });
});
