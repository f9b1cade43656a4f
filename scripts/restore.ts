// npm run restore -- --from /backup --into /var/lib/postgresql/restored [--until "2026-11-16 14:30:00+02"] [--port 5433]
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCopy, listCopies } from './backup-copies.ts';
import { fail } from './failures.ts';
import { runPostgresProgram } from './postgres-programs.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    into: { type: 'string' },
    until: { type: 'string' },
    port: { type: 'string', default: '5433' },
  },
});

try {
  await restore();
} catch (error) {
  fail(error);
}

/** The newest copy before the moment, and the log after it; starts the server and waits for it. */
async function restore(): Promise<void> {
  const { from, into, until, port } = values;
  if (!from || !into) throw new Error('Say --from which backup and --into which new folder.');
  if (existsSync(into)) throw new Error(`${into} exists already: name a new folder.`);
  const [source, target] = [resolve(from), resolve(into)];
  const base = findCopy(listCopies(source), until ? new Date(until) : undefined);
  if (!base) throw new Error('There is no copy that was finished before that moment.');
  cpSync(join(source, base), target, { recursive: true, preserveTimestamps: true });
  // PostgreSQL starts only on a folder that others cannot read.
  chmodSync(target, 0o700);
  writeFileSync(join(target, 'recovery.signal'), '');
  writeFileSync(
    join(target, 'postgresql.auto.conf'),
    recoverySettings(join(source, 'log'), until),
    {
      flag: 'a',
    },
  );
  ownAll(target);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const serverLog = `${target}.log`;
  await runPostgresProgram(
    'pg_ctl',
    ['start', '-D', target, '-w', '-t', '600', '-o', options, '-l', serverLog],
    { folder: target },
  ).catch((error: unknown) => {
    if (!existsSync(serverLog)) throw error;
    const reason = `The server did not start: ${lastLines(serverLog)}\nAll is in ${serverLog}.`;
    throw new Error(reason, { cause: error });
  });
  console.log(`Restored from ${base}; the server listens on 127.0.0.1:${port}.`);
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}

function recoverySettings(log: string, until: string | undefined): string {
  return [
    '',
    // The file that is being written counts as far as it goes.
    `restore_command = 'cp "${log}/%f" "%p" 2>/dev/null || cp "${log}/%f.partial" "%p"'`,
    `recovery_target_action = 'promote'`,
    `recovery_target_timeline = 'latest'`,
    // A server under Patroni waits for replicas that the copy does not have.
    `synchronous_standby_names = ''`,
    ...(until ? [`recovery_target_time = '${inUtc(until)}'`] : []),
    '',
  ].join('\n');
}

/** With a number for the zone: PostgreSQL reads its settings before it knows names such as Z. */
function inUtc(moment: string): string {
  return new Date(moment).toISOString().replace('Z', '+00');
}

function ownAll(folder: string): void {
  if (process.getuid?.() !== 0) return;
  execFileSync('chown', ['-R', 'postgres:', folder]);
}
