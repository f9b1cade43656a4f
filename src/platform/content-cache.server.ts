import { listen } from './database/listen.server.ts';
import { log } from './log.server.ts';

interface Cache {
  tables: ReadonlySet<string>;
  drop(): void;
}

const caches = new Set<Cache>();
let listening: Promise<unknown> | undefined;

/** Every process hears of each change, so a remembered value is never older than the database's. */
function startListening(): Promise<unknown> {
  listening ??= listen(
    'content_changed',
    (table) => {
      for (const cache of caches) if (cache.tables.has(table)) cache.drop();
    },
    () => {
      for (const cache of caches) cache.drop();
    },
  ).catch((error: unknown) => {
    listening = undefined;
    log.warn({ err: error }, 'cannot hear changes, nothing is remembered');
    throw error;
  });
  return listening;
}

/** Remembers what `load` answered until one of the tables it reads has changed. */
export function rememberUntilChanged<Value>(
  tables: readonly string[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let remembered: Promise<Value> | undefined;
  const cache: Cache = {
    tables: new Set(tables),
    drop: () => {
      remembered = undefined;
    },
  };
  caches.add(cache);

  return async () => {
    // Listen first: a change after the load must be heard.
    const hears = await startListening().then(
      () => true,
      () => false,
    );
    if (!hears) return load();
    const current = (remembered ??= load());
    current.catch(() => {
      if (remembered === current) remembered = undefined;
    });
    return current;
  };
}
