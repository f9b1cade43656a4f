import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { createFileStore, openFileStore } from '#platform/files/open-file-store.server.ts';
import { directDatabaseUrl } from '#platform/database/direct-url.server.ts';
import { joinEmbedded } from './embedded/database.ts';
import { resetShop } from './embedded/shop.ts';
import { fail } from './failures.ts';
import {
  completeEnvironment,
  folder,
  isEmbedded,
  isProduction,
  withInstallation,
} from './installation.ts';

const TYPES = 'db/types.ts';

const commands: Record<string, (flags: string[]) => Promise<void>> = {
  migrate: migrateOnly,
  seed,
  reset,
  types,
};

const [name = '', ...options] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) throw new Error(`Use one of ${Object.keys(commands).join(', ')}.`);
  await command(options);
} catch (error) {
  fail(error);
}

async function migrateOnly(): Promise<void> {
  await withInstallation(console.log, async () => {});
  console.log('The schema is up to date.');
}

/** Fills an empty shop; a shop with products is not changed. */
async function seed(flags: string[]): Promise<void> {
  if (isProduction) throw new Error('Demo data are never put into production.');
  if (!isEmbedded && !flags.includes('--force')) {
    throw new Error(
      'This puts demo accounts with a published password, an administrator too, into the database in DATABASE_URL: repeat with -- --force if you mean it.',
    );
  }
  await withInstallation(console.log, async () => {
    const { seedDemo } = await import('#db/seed/index.ts');
    await seedDemo(directDatabaseUrl(), { withYear: isEmbedded, files: await openFileStore() });
    console.log('The demo shop is in place.');
  });
}

async function reset(flags: string[]): Promise<void> {
  if (isProduction) throw new Error('A production database is never reset.');
  if (!isEmbedded) return await resetExternal(process.env['DATABASE_URL']!, flags);
  const files = await createFileStore(completeEnvironment());
  const cluster = await joinEmbedded(folder);
  try {
    await resetShop(cluster, { report: console.log, files });
  } finally {
    await cluster.stop();
  }
}

async function resetExternal(url: string, flags: string[]): Promise<void> {
  if (!flags.includes('--yes')) {
    throw new Error(
      'This empties the database in DATABASE_URL: repeat with -- --yes if you mean it.',
    );
  }
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`
      drop schema if exists public, auth, private, storage, extensions, graphile_worker cascade;
      create schema public;`);
  } finally {
    await client.end();
  }
  await migrate(url);
}

/** Writes db/types.ts, or with --check only fails when it does not match the migrations. */
async function types(flags: string[]): Promise<void> {
  const { generateTypes } = await import('./types/generate.ts');
  const generated = await generateTypes();
  if (!flags.includes('--check')) return writeFileSync(TYPES, generated);
  if (readFileSync(TYPES, 'utf8') !== generated) {
    throw new Error('db/types.ts is stale: run npm run db:types.');
  }
}
