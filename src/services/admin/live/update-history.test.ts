import { describe, expect, it } from 'vitest';
import { UpdateHistory } from './update-history.ts';
import type { Notice } from './parse-notice.ts';

const notice = (id: string): Notice => ({ area: 'orders', id, kind: 'new', author: undefined });
const idsSince = (history: UpdateHistory, position: number) =>
  history.since(position)?.flatMap(({ notices }) => notices.map(({ id }) => id));

describe('the history of updates', () => {
  it('returns what came after a position', () => {
    const history = new UpdateHistory(1000);
    history.add([notice('a')], 1010);
    history.add([notice('b'), notice('c')], 1020);
    expect(idsSince(history, 1000)).toEqual(['a', 'b', 'c']);
    expect(idsSince(history, 1010)).toEqual(['b', 'c']);
    expect(idsSince(history, 1020)).toEqual([]);
  });

  it('gives each batch a later position, even within a millisecond or when the clock is set back', () => {
    const history = new UpdateHistory(1000);
    const positions = [1010, 1010, 900].map((now) => history.add([notice('a')], now).position);
    expect(positions).toEqual([1010, 1011, 1012]);
  });

  it('knows what it does not know: before its start, beyond its length, nonsense', () => {
    const history = new UpdateHistory(1000, 2);
    expect(history.since(999)).toBeNull();
    expect(history.since(Number.NaN)).toBeNull();
    for (const now of [1010, 1020, 1030]) history.add([notice(`${now}`)], now);
    expect(history.since(1009)).toBeNull();
    expect(idsSince(history, 1010)).toEqual(['1020', '1030']);
  });
});
