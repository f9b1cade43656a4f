import { asSystem } from '#platform/database/run-as.server.ts';
import { isListening, listen } from '#platform/database/listen.server.ts';
import { log } from '#platform/log.server.ts';
import { buildSchema } from './build-schema.ts';
import { foreignKeysQuery, functionsQuery, tablesQuery, typesQuery } from './catalog-queries.ts';
import type { Schema } from './schema.ts';

/** The channel on which migrations and `notify pgrst, 'reload schema'` report changes. */
const channel = 'pgrst';
/** Without notifications the schema is read again after this time. */
const maxAge = 10_000;

interface Loaded {
  schema: Promise<Schema>;
  loadedAt: number;
}

let loaded: Loaded | undefined;
let listening: Promise<unknown> | undefined;

/** The schema as of the last notified change, shared by all requests of this process. */
export function currentSchema(): Promise<Schema> {
  listening ??= listen(channel, reloadSchema, reloadSchema).catch((error: unknown) => {
    log.warn({ err: error }, 'changes of the schema are not notified');
    listening = undefined;
  });
  if (loaded && !isListening() && Date.now() - loaded.loadedAt > maxAge) loaded = undefined;
  loaded ??= { schema: loadSchema(), loadedAt: Date.now() };
  return loaded.schema;
}

/** The next request reads the schema again. */
function reloadSchema(): void {
  loaded = undefined;
}

async function loadSchema(): Promise<Schema> {
  try {
    // As system: the catalog is the same for everyone, and the rights of all roles are read.
    const [tables, foreignKeys, functions, types] = await asSystem().read(
      tablesQuery,
      foreignKeysQuery,
      functionsQuery,
      typesQuery,
    );
    return buildSchema({ tables, foreignKeys, functions, types });
  } catch (error) {
    reloadSchema();
    throw error;
  }
}
