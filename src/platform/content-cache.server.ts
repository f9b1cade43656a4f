import { type TableChange, parseTableChange } from './table-change.ts';
import { isListening, listen } from './database/listen.server.ts';
import { log } from './log.server.ts';
import { trackReads } from './tracked-reads.server.ts';

/** Called with what changed, or with null when changes may have been missed. */
type OnChange = (change: TableChange | null) => void;

const hearers = new Set<OnChange>();
let listening: Promise<boolean> | undefined;

/**
 * Subscribes to changes, so that caches are never older than the database. Returns false while the
 * connection is down: nothing may be cached then.
 */
export function subscribeToChanges(onChange: OnChange): Promise<boolean> {
  hearers.add(onChange);
  const tell: OnChange = (change) => {
    for (const hearer of hearers) hearer(change);
  };
  listening ??= listen(
    'content_changed',
    (notice) => tell(parseTableChange(notice)),
    () => tell(null),
  ).then(
    () => true,
    (error: unknown) => {
      listening = undefined;
      log.warn({ err: error }, 'cannot hear changes, nothing is remembered');
      return false;
    },
  );
  return listening.then((started) => started && isListening());
}

/** Whether changes are received at this moment. */
export const isReceivingChanges = isListening;

/** Caches the result of `load` until one of the tables changes. */
export function cacheUntilChanged<Value>(
  tables: readonly string[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let remembered: Promise<Value> | undefined;
  const drop: OnChange = (change) => {
    if (change === null || tables.includes(change.table)) remembered = undefined;
  };

  return async () => {
    trackReads(() => tables);
    // Subscribe first, so that no change after the load is missed.
    if (!(await subscribeToChanges(drop))) return load();
    const current = (remembered ??= load());
    current.catch(() => {
      if (remembered === current) remembered = undefined;
    });
    return current;
  };
}

interface EachOptions<Value> {
  /** Maximum number of entries; the least recently used go first. */
  most: number;
  /** Whether a stale value may be returned while a new one is loading. */
  mayLag: (value: Value) => boolean;
}

interface Kept<Value> {
  answer: Promise<Value>;
  /** The stale value, returned at once if present. */
  lagging: Value | undefined;
  isCurrent: boolean;
  isUnderWay: boolean;
}

/** Like `cacheUntilChanged` with one entry for each key. */
export function cacheEachUntilChanged<Asked, Value>(
  tables: readonly string[],
  load: (request: Asked) => Promise<Value>,
  { most, mayLag }: EachOptions<Value>,
): (key: string, request: Asked) => Promise<Value> {
  const entries = new Map<string, Kept<Value>>();
  const outdate: OnChange = (change) => {
    if (change !== null && !tables.includes(change.table)) return;
    for (const kept of entries.values()) kept.isCurrent = false;
  };

  function loadAgain(key: string, request: Asked, lagging: Value | undefined): Kept<Value> {
    const kept = { answer: load(request), lagging, isCurrent: true, isUnderWay: true };
    void settle(key, kept);
    return kept;
  }

  async function settle(key: string, kept: Kept<Value>): Promise<void> {
    try {
      const value = await kept.answer;
      kept.lagging = mayLag(value) ? value : undefined;
      kept.isUnderWay = false;
    } catch {
      if (entries.get(key) === kept) entries.delete(key);
    }
  }

  return async (key, request) => {
    trackReads(() => tables);
    if (!(await subscribeToChanges(outdate))) return load(request);
    const before = entries.get(key);
    const isGood = before?.isCurrent || (before?.isUnderWay && before.lagging !== undefined);
    const kept = before && isGood ? before : loadAgain(key, request, before?.lagging);
    putLast(entries, key, kept);
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    return kept.lagging ?? kept.answer;
  };
}

function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
}
