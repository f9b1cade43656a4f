import { describe, expect, it } from 'vitest';
import type { LiveUpdate } from '#domain/admin/live-updates.ts';
import {
  nothingReceived,
  receiveUpdates,
  summarizeUpdates,
  type UpdateEvent,
  type UpdateFilter,
} from './received-updates.ts';

const updates = (
  id: string,
  kind: LiveUpdate['kind'] = 'changed',
  more: Partial<LiveUpdate> = {},
) => ({
  area: 'orders' as const,
  id,
  kind,
  isOwn: false,
  ...more,
});

function received(
  list: LiveUpdate[],
  { isSending = false, ...filter }: Partial<UpdateFilter> & { isSending?: boolean } = {},
): UpdateEvent {
  return {
    kind: 'received',
    message: { kind: 'updates', updates: list, position: 1 },
    filter: { area: 'orders', ...filter },
    isSending,
  };
}

const after = (...events: UpdateEvent[]) =>
  summarizeUpdates(events.reduce(receiveUpdates, nothingReceived));

describe('received updates', () => {
  it('count each record once, and a new one that changed as new', () => {
    const summary = after(
      received([updates('a', 'new'), updates('b')]),
      received([updates('a'), updates('b'), updates('c', 'removed')]),
    );
    expect(summary).toEqual({ created: 1, changed: 2, isRemoved: true, isMissed: false });
  });

  it('are those of the area, and of one record if one is shown', () => {
    const list = [updates('a'), updates('b'), updates('c', 'new', { area: 'messages' })];
    expect(after(received(list))).toMatchObject({ created: 0, changed: 2 });
    expect(after(received(list, { id: 'a' }))).toMatchObject({ changed: 1 });
  });

  it('leave out what this page sends, but not what the same person does elsewhere', () => {
    const own = [updates('a', 'changed', { isOwn: true })];
    expect(after(received(own, { isSending: true }))).toMatchObject({ changed: 0 });
    expect(after(received(own))).toMatchObject({ changed: 1 });
  });

  it('are forgotten when the page has loaded, except those that came while it loaded', () => {
    const summary = after(
      received([updates('a')]),
      { kind: 'load started' },
      received([updates('b')]),
      {
        kind: 'loaded',
      },
    );
    expect(summary).toMatchObject({ changed: 1 });
    expect(after(received([updates('a')]), { kind: 'loaded' })).toMatchObject({ changed: 0 });
  });

  it('say when something was missed', () => {
    const missed: UpdateEvent = {
      kind: 'received',
      message: { kind: 'missed', position: 1 },
      filter: { area: 'orders' },
      isSending: false,
    };
    expect(after(missed)).toMatchObject({ created: 0, changed: 0, isMissed: true });
    expect(after(missed, { kind: 'load started' }, { kind: 'loaded' }).isMissed).toBe(false);
  });
});
