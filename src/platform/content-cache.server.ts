import { type TableChange, parseTableChange } from './table-change.ts';
import { isListening, listen } from './database/listen.server.ts';
import { isPreviewing } from './database/preview.server.ts';
import { log } from './log.server.ts';
import { trackReads } from './tracked-reads.server.ts';

/** Called with what changed, or with null when changes may have been missed. */
type OnChange = (change: TableChange | null) => void;

const listeners = new Set<OnChange>();
let listening: Promise<boolean> | undefined;

/**
 * Subscribes to changes, so that caches are never older than the database. Returns false while the
 * connection is down: nothing may be cached then.
 */
export function subscribeToChanges(onChange: OnChange): Promise<boolean> {
  listeners.add(onChange);
  const notifyAll: OnChange = (change) => {
    for (const listener of listeners) listener(change);
  };
  listening ??= listen(
    'content_changed',
    (notice) => notifyAll(parseTableChange(notice)),
    () => notifyAll(null),
  ).then(
    () => true,
    (error: unknown) => {
      listening = undefined;
      log.warn({ err: error }, 'cannot receive changes, nothing is cached');
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
  let cached: Promise<Value> | undefined;
  const drop: OnChange = (change) => {
    if (change === null || tables.includes(change.table)) cached = undefined;
  };

  return async () => {
    trackReads(() => tables);
    if (isPreviewing()) return load();
    // Subscribe first, so that no change after the load is missed.
    if (!(await subscribeToChanges(drop))) return load();
    const current = (cached ??= load());
    current.catch(() => {
      if (cached === current) cached = undefined;
    });
    return current;
  };
}

interface EachOptions<Value> {
  /** Maximum number of entries; the least recently used go first. */
  maxEntries: number;
  /** Whether a stale value may be returned while a new one is loading. */
  mayBeStale: (value: Value) => boolean;
}

interface CacheEntry<Value> {
  loaded: Promise<Value>;
  /** The stale value, returned at once if present. */
  stale: Value | undefined;
  isCurrent: boolean;
  isLoading: boolean;
}

/** Like `cacheUntilChanged` with one entry for each key. */
export function cacheEachUntilChanged<Input, Value>(
  tables: readonly string[],
  load: (input: Input) => Promise<Value>,
  { maxEntries, mayBeStale }: EachOptions<Value>,
): (key: string, input: Input) => Promise<Value> {
  const entries = new Map<string, CacheEntry<Value>>();
  const outdate: OnChange = (change) => {
    if (change !== null && !tables.includes(change.table)) return;
    for (const entry of entries.values()) entry.isCurrent = false;
  };

  function loadAgain(key: string, input: Input, stale: Value | undefined): CacheEntry<Value> {
    const entry = { loaded: load(input), stale, isCurrent: true, isLoading: true };
    void settle(key, entry);
    return entry;
  }

  async function settle(key: string, entry: CacheEntry<Value>): Promise<void> {
    try {
      const value = await entry.loaded;
      entry.stale = mayBeStale(value) ? value : undefined;
      entry.isLoading = false;
    } catch {
      if (entries.get(key) === entry) entries.delete(key);
    }
  }

  return async (key, input) => {
    trackReads(() => tables);
    if (isPreviewing()) return load(input);
    if (!(await subscribeToChanges(outdate))) return load(input);
    const before = entries.get(key);
    const isGood = before?.isCurrent || (before?.isLoading && before.stale !== undefined);
    const entry = before && isGood ? before : loadAgain(key, input, before?.stale);
    putLast(entries, key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    return entry.stale ?? entry.loaded;
  };
}

function putLast<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
}
