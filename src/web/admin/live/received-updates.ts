import type { UpdateArea, LiveUpdate } from '#domain/admin/live-updates.ts';
import type { UpdateMessage } from './update-message.ts';

export interface UpdateFilter {
  area: UpdateArea;
  /** One record only. */
  id?: string;
}

/** Updates that a page does not show yet, in the order of their arrival. */
export interface ReceivedUpdates {
  entries: readonly { number: number; updates: LiveUpdate | 'missed' }[];
  last: number;
  /** The last entry that the load under way will show. */
  loading: number | null;
}

export const nothingReceived: ReceivedUpdates = { entries: [], last: 0, loading: null };

export type UpdateEvent =
  | { kind: 'received'; message: UpdateMessage; filter: UpdateFilter; isSending: boolean }
  | { kind: 'load started' }
  | { kind: 'loaded' };

/** What the page did itself is no updates: it loads its data anyway. */
export function receiveUpdates(state: ReceivedUpdates, event: UpdateEvent): ReceivedUpdates {
  if (event.kind === 'load started') return { ...state, loading: state.last };
  if (event.kind === 'loaded') {
    const shown = state.loading ?? state.last;
    return {
      ...state,
      entries: state.entries.filter(({ number }) => number > shown),
      loading: null,
    };
  }
  const { message, filter, isSending } = event;
  const wanted =
    message.kind === 'missed'
      ? (['missed'] as const)
      : message.updates.filter(
          ({ area, id, isOwn }) =>
            area === filter.area &&
            (filter.id === undefined || filter.id === id) &&
            !(isOwn && isSending),
        );
  if (wanted.length === 0) return state;
  const added = wanted.map((updates, index) => ({ number: state.last + index + 1, updates }));
  return { ...state, entries: [...state.entries, ...added], last: state.last + added.length };
}

export interface UpdateSummary {
  /** Records that were added. */
  created: number;
  /** Other records that were changed or removed. */
  changed: number;
  isRemoved: boolean;
  /** Anything may have happened. */
  isMissed: boolean;
}

/** Counts each record once, however often it changed. */
export function summarizeUpdates({ entries }: ReceivedUpdates): UpdateSummary {
  const kinds = new Map<string, LiveUpdate['kind']>();
  for (const { updates } of entries) {
    if (updates === 'missed') continue;
    const isStillNew = kinds.get(updates.id) === 'new' && updates.kind === 'changed';
    if (!isStillNew) kinds.set(updates.id, updates.kind);
  }
  const all = [...kinds.values()];
  const created = all.filter((kind) => kind === 'new').length;
  return {
    created,
    changed: all.length - created,
    isRemoved: all.includes('removed'),
    isMissed: entries.some(({ updates }) => updates === 'missed'),
  };
}
