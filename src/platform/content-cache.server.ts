import { isListening, listen } from './database/listen.server.ts';
import { log } from './log.server.ts';

/** Called with the table that changed, or with null when changes may have been missed. */
type OnChange = (table: string | null) => void;

const hearers = new Set<OnChange>();
let listening: Promise<boolean> | undefined;

/**
 * Every process hears of each change, so that what it remembers is never older than the database.
 * Answers false while changes cannot be heard: then nothing may be remembered.
 */
export function hearChanges(onChange: OnChange): Promise<boolean> {
  hearers.add(onChange);
  const tell: OnChange = (table) => {
    for (const hearer of hearers) hearer(table);
  };
  listening ??= listen('content_changed', tell, () => tell(null)).then(
    () => true,
    (error: unknown) => {
      listening = undefined;
      log.warn({ err: error }, 'cannot hear changes, nothing is remembered');
      return false;
    },
  );
  return listening.then((started) => started && isListening());
}

/** Remembers what `load` answered until one of the tables it reads has changed. */
export function rememberUntilChanged<Value>(
  tables: readonly string[],
  load: () => Promise<Value>,
): () => Promise<Value> {
  let remembered: Promise<Value> | undefined;
  const drop: OnChange = (table) => {
    if (table === null || tables.includes(table)) remembered = undefined;
  };

  return async () => {
    // Listen first: a change after the load must be heard.
    if (!(await hearChanges(drop))) return load();
    const current = (remembered ??= load());
    current.catch(() => {
      if (remembered === current) remembered = undefined;
    });
    return current;
  };
}
