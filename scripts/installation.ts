import './env-file.mjs';
import { resolve } from 'node:path';
import type { Environment } from '#platform/environment.server.ts';
import { environment, forgetEnvironment, parseEnvironment } from '#platform/environment.server.ts';
import { checkPooler } from '#platform/database/check-pooler.server.ts';
import { directDatabaseUrl } from '#platform/database/direct-url.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { releaseDatabase } from '#platform/database/release-database.server.ts';
import { createFileStore } from '#platform/files/open-file-store.server.ts';
import { rejectDemoAccounts } from './demo-accounts.ts';
import type { Cluster } from './embedded/cluster.ts';
import { joinEmbedded, startEmbedded } from './embedded/database.ts';
import { readOrCreateSecrets } from './embedded/secrets.ts';
import { prepareShop } from './embedded/shop.ts';

type Report = (line: string) => void;
type Migrated = (migrations: string[]) => void;
type Database = Pick<Cluster, 'stop'> & Partial<Cluster>;

/** Where the embedded database, its secrets and its log are. */
export const folder = resolve(process.env['VAR_DIRECTORY'] || 'var');

export const isProduction = process.env['NODE_ENV'] === 'production';
export const isEmbedded = !process.env['DATABASE_URL'];

/** Starts or finds the database, migrates it, and completes the environment to match. */
export async function openInstallation({
  report,
  migrated = asLine(report),
}: {
  report: Report;
  migrated?: Migrated;
}): Promise<Database> {
  const settings = completeEnvironment();
  if (!isEmbedded) {
    const database = await openExternal(migrated);
    // Otherwise the shop would open, and fail with each request.
    await checkPooler();
    if (isProduction) await rejectDemoAccounts(directDatabaseUrl());
    return database;
  }
  report('Starting the embedded PostgreSQL …');
  return await openShop(await startEmbedded(folder), settings, report);
}

/**
 * Runs a tool, also beside the shop, on the migrated database. What it leaves open is closed, so that
 * the process ends by itself.
 */
export async function withInstallation(report: Report, work: () => Promise<void>): Promise<void> {
  const database = await joinInstallation(report);
  try {
    await work();
  } finally {
    await releaseDatabase();
    await database.stop();
  }
}

async function joinInstallation(report: Report): Promise<Database> {
  const settings = completeEnvironment();
  return isEmbedded
    ? await openShop(await joinEmbedded(folder), settings, report)
    : await openExternal(asLine(report));
}

async function openShop(
  cluster: Database & Pick<Cluster, 'url'>,
  settings: Environment,
  report: Report,
): Promise<Database> {
  try {
    process.env['DATABASE_URL'] = await prepareShop(cluster, {
      report,
      files: await createFileStore(settings),
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  forgetEnvironment();
  environment();
  return cluster;
}

/** Brings the open database to the migrations that are here now. */
export async function migrateInstallation(migrated: Migrated): Promise<void> {
  const applied = await migrate(directDatabaseUrl());
  if (applied.length > 0) migrated(applied);
}

const asLine =
  (report: Report): Migrated =>
  (migrations) =>
    report(`Migrated the database: ${migrations.join(', ')}`);

async function openExternal(migrated: Migrated): Promise<Database> {
  await migrateInstallation(migrated);
  return { stop: async () => {} };
}

/** A real installation brings everything along; elsewhere, missing settings are generated and stored. */
export function completeEnvironment(): Environment {
  process.env['DEMO'] = isEmbedded && !isProduction ? '1' : '0';
  forgetEnvironment();
  // The embedded database is for trying out: production without DATABASE_URL ends here.
  if (isProduction) return environment();
  process.env['AUTH_SECRET'] ||= readOrCreateSecrets(folder).authSecret;
  // The embedded database has no address yet; everything else must be right before it is started.
  const parsed = parseEnvironment({
    ...process.env,
    DATABASE_URL: process.env['DATABASE_URL'] || 'postgres://embedded',
  });
  const host = ['0.0.0.0', '::'].includes(parsed.HOST) ? '127.0.0.1' : parsed.HOST;
  process.env['PUBLIC_URL'] ||= `http://${host}:${parsed.PORT}`;
  return parsed;
}
