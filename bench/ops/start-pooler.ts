import { freePort } from '../../scripts/free-port.ts';
import { isOpen, type Program, until, type Workspace } from './programs.ts';

export type Pooler = {
  url: string;
  readUrl: string;
  program: Program;
  /** What DATABASE_NAMED_PLANS must be. */
  namedPlans: 'on' | 'off';
};

/** PgBouncer in transaction mode before a database, with named plans if it knows them. */
export async function startPooler(
  space: Workspace,
  databaseUrl: string,
  { poolSize = 20, readUrl = databaseUrl } = {},
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const replica = new URL(readUrl);
  const listenPort = await freePort();
  const [user, password] = [target.username, target.password].map(decodeURIComponent);
  const usersFile = space.write('pgbouncer-users.txt', `"${user}" "${password}"\n`);
  const version = /[\d.]+/.exec(space.run('pgbouncer', ['--version']))![0];
  const namedPlans = knowsPlans(version) ? 'on' : 'off';
  console.log(`PgBouncer ${version}: named plans are ${namedPlans}.`);
  const config = space.writeConfig('pgbouncer.ini', {
    databaseHost: target.hostname,
    databasePort: target.port,
    readHost: replica.hostname,
    readPort: replica.port,
    databaseName: target.pathname.slice(1),
    listenHost: '127.0.0.1',
    listenPort,
    poolSize,
    usersFile,
    logFile: space.path('pgbouncer.log'),
    pidFile: space.path('pgbouncer.pid'),
    namedPlans: namedPlans === 'on' ? 'max_prepared_statements = 300' : '',
  });
  const program = space.start('pgbouncer', [config]);
  await until(() => isOpen(listenPort), 'PgBouncer listens');
  const url = (name: string) => {
    const address = new URL(databaseUrl);
    address.port = `${listenPort}`;
    address.pathname = name;
    return address.href;
  };
  return { url: url('/shop'), readUrl: url('/shop_read'), program, namedPlans };
}

function knowsPlans(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 1 || (major === 1 && minor >= 21);
}
