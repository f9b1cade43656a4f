import './env-file.mjs';
import { resolve } from 'node:path';
import type { Environment } from '#platform/environment.server.ts';
import { environment, forgetEnvironment, parseEnvironment } from '#platform/environment.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import type { Cluster } from './embedded/cluster.ts';
import { joinEmbedded, startEmbedded } from './embedded/database.ts';
import { readOrCreateSecrets } from './embedded/secrets.ts';
import { prepareShop } from './embedded/shop.ts';

type Tell = (line: string) => void;
type Database = Pick<Cluster, 'stop'> & Partial<Cluster>;

/** Where the embedded database, its secrets and its log are. */
export const folder = resolve(process.env['VAR_DIRECTORY'] || 'var');

export const isProduction = process.env['NODE_ENV'] === 'production';
export const isEmbedded = !process.env['DATABASE_URL'];

/** Starts or finds the database, migrates it, and completes the environment to match. */
export async function openInstallation(tell: Tell): Promise<Database> {
  completeEnvironment();
  if (!isEmbedded) {
    const database = await openGiven(tell);
    if (isProduction) await refuseDemoAccounts(environment().DATABASE_URL);
    return database;
  }
  tell('Starting the embedded PostgreSQL …');
  return await openShop(await startEmbedded(folder), tell);
}

/** The same for a tool that may run beside the shop. */
export async function joinInstallation(tell: Tell): Promise<Database> {
  completeEnvironment();
  return isEmbedded ? await openShop(await joinEmbedded(folder), tell) : await openGiven(tell);
}

async function openShop(cluster: Database & Pick<Cluster, 'url'>, tell: Tell): Promise<Database> {
  try {
    process.env['DATABASE_URL'] = await prepareShop(cluster, tell);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  forgetEnvironment();
  environment();
  return cluster;
}

async function openGiven(tell: Tell): Promise<Database> {
  const applied = await migrate(environment().DATABASE_URL);
  if (applied.length > 0) tell(`Migrated the database: ${applied.join(', ')}`);
  return { stop: async () => {} };
}

/** A real installation brings everything along; elsewhere, what is missing is made up and kept. */
export function completeEnvironment(): Environment {
  process.env['DEMO'] = isEmbedded && !isProduction ? '1' : '0';
  forgetEnvironment();
  // The embedded database is for trying out: production without DATABASE_URL ends here.
  if (isProduction) return environment();
  process.env['AUTH_SECRET'] ||= readOrCreateSecrets(folder).authSecret;
  // The embedded database has no address yet; everything else must be right before it is started.
  const given = parseEnvironment({
    ...process.env,
    DATABASE_URL: process.env['DATABASE_URL'] || 'postgres://embedded',
  });
  const host = ['0.0.0.0', '::'].includes(given.HOST) ? '127.0.0.1' : given.HOST;
  process.env['PUBLIC_URL'] ||= `http://${host}:${given.PORT}`;
  return given;
}
