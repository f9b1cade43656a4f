import pg from 'pg';
import {
  MigrationChanged,
  MigrationFailed,
  SchemaTooNew,
} from '#platform/database/migrate.server.ts';
import { BadEnvironment } from '#platform/environment.server.ts';
import { AlreadyRunning } from './embedded/database.ts';

type Coded = Error & { code?: string; port?: number; address?: string; syscall?: string };

/** Errors whose message was written for the person who starts the program. */
const spoken = [AlreadyRunning, BadEnvironment, MigrationChanged, MigrationFailed, SchemaTooNew];
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT']);

const embeddedGone =
  'The embedded PostgreSQL ended while it was used: what it said is in var/postgres.log. Start again.';

/** Messages for PostgreSQL's connection errors, by code. */
const connectionErrors: Record<string, string> = {
  '28000': 'it does not know this user',
  '28P01': 'the password is wrong',
  '3D000': 'there is no database of that name',
  '53300': 'it has too many connections',
  '57P03': 'it is starting up or shutting down',
};

/** One sentence for the person who started the program; a stack only for unexpected errors. */
export function sentence(error: unknown): string {
  const known = chain(error).map(foreseen).find(Boolean);
  if (known) return known;
  if (!(error instanceof Error)) return String(error);
  const isPlain = spoken.some((kind) => error instanceof kind) || error.message.endsWith('.');
  return isPlain ? error.message : (error.stack ?? error.message);
}

export function fail(error: unknown): never {
  console.error(`\n${sentence(error)}`);
  process.exit(1);
}

/** The error, what caused it, and the attempts behind an attempt. */
function chain(error: unknown): Coded[] {
  if (!(error instanceof Error)) return [];
  const attempts = error instanceof AggregateError ? error.errors : [];
  return [error, ...attempts.flatMap(chain), ...chain(error.cause)];
}

function foreseen({ code = '', message, port, address, syscall }: Coded): string | undefined {
  if (code === 'ENOSPC' || code === '53100' || message.includes('the disk is full')) {
    return 'The disk is full: free some space and start again; what was saved is intact.';
  }
  if (code === 'EADDRINUSE') {
    const variable = port === Number(process.env['METRICS_PORT'] || 9464) ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} on ${address} is taken: stop what uses it, or set ${variable} to another number.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} needs rights that this user lacks: set PORT to a number above 1023.`;
  }
  if (unreachable.has(code) || /timeout|Connection terminated/.test(message)) {
    if (process.env['DEMO'] === '1') return embeddedGone;
    return `The database at ${databaseHost()} cannot be reached: start it, or correct DATABASE_URL.`;
  }
  if (connectionErrors[code]) {
    return `The database at ${databaseHost()} refuses the connection, ${connectionErrors[code]}: correct DATABASE_URL.`;
  }
  return undefined;
}

/** Without the password. */
function databaseHost(): string {
  const { host, port } = new pg.Client(process.env['DATABASE_URL'] ?? '');
  return `${host}:${port}`;
}
