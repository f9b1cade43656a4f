import { freePort } from '../../scripts/free-port.ts';
import { isOpen, type Program, until, type Workspace } from './programs.ts';

export type Pooler = { url: string; readUrl: string; program: Program };

/** PgBouncer in transaction mode before a database. */
export async function startPooler(
  space: Workspace,
  databaseUrl: string,
  { poolSize = 20, readUrl = databaseUrl } = {},
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const replica = new URL(readUrl);
  const listenPort = await freePort();
  const [user, password] = [target.username, target.password].map(decodeURIComponent);
  space.write('pgbouncer-users.txt', `"${user}" "${password}"\n`);
  const config = space.writeConfig('pgbouncer.ini', {
    databaseHost: target.hostname,
    databasePort: target.port,
    readHost: replica.hostname,
    readPort: replica.port,
    databaseName: target.pathname.slice(1),
    listenHost: '127.0.0.1',
    listenPort,
    poolSize,
  });
  const program = space.start('pgbouncer', [config]);
  await until(() => isOpen(listenPort), 'PgBouncer listens');
  const url = (name: string) => {
    const address = new URL(databaseUrl);
    address.port = `${listenPort}`;
    address.pathname = name;
    return address.href;
  };
  return { url: url('/shop'), readUrl: url('/shop_read'), program };
}
