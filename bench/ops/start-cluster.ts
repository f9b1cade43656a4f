import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import { childrenOf, startWorkerShop, type WorkerShop } from '#tests/support/worker-shop.ts';
import { freePort } from '../../scripts/free-port.ts';
import { dropPackets } from './packet-filter.ts';
import { findProgram, isOpen, type Program, until, type Workspace } from './programs.ts';
import { startNginx } from './start-nginx.ts';
import { type Pooler, startPooler } from './start-pooler.ts';

const password = 'drill-9f2c';
/** Enough for the demo shop, its log and what a drill writes. */
const diskMegabytes = 3_000;

type Node = { name: string; port: number; restPort: number; patroni: Program };

export type DrillCluster = {
  /** The shop behind nginx. */
  url: string;
  /** The primary, whichever it is, behind HAProxy. */
  databaseUrl: string;
  shop: WorkerShop;
  pooler: Pooler;
  /** Makes a backup of the primary as its own machine does; what went wrong. */
  backUp(): string[];
  /** Ends the primary and its Patroni as a power cut does; returns what starts them again. */
  killPrimary(): Promise<() => void>;
  /** The folder of the primary's data, and whether it is a disk of its own. */
  primaryDisk(): Promise<{ folder: string; isOwn: boolean }>;
  /** The numbers of all processes of the primary. */
  primaryProcesses(): Promise<number[]>;
  /** The replicas as the superuser, past HAProxy. */
  replicaUrls(): Promise<string[]>;
  /** Nothing comes through to the database, over the pooler or past it, until what is returned. */
  freezeDatabase(): () => void;
  /** The same, but packets are lost, so that connections must send them again or end. */
  dropPackets(): () => void;
  /** The sum over the workers of a figure with these labels. */
  readCounter(name: string, labels: string): Promise<number>;
  /** Whether an acknowledged order is on two nodes, so that the next fault loses none. */
  isWhole(): Promise<boolean>;
};

/** etcd, PostgreSQL under Patroni, HAProxy, PgBouncer, the shop with two workers, nginx. */
export async function startDrillCluster(
  space: Workspace,
  { nodes: count, env }: { nodes: number; env: Record<string, string> },
): Promise<DrillCluster> {
  const etcdPort = await startEtcd(space);
  const nodes: Node[] = [];
  for (let number = 1; number <= count; number += 1) {
    nodes.push(await startNode(space, `node${number}`, etcdPort));
    if (number === 1) await until(() => has(nodes[0]!, '/primary'), 'the first node is primary');
  }
  await until(() => hasSync(nodes), 'a replica is synchronous', 180);
  const { primaryPort, replicaPort, haproxy } = await startHaproxy(space, nodes);
  const databaseUrl = await createShop(primaryPort);
  const pooler = await startPooler(space, databaseUrl, {
    readUrl: `postgres://127.0.0.1:${replicaPort}`,
  });
  const metricsPort = await freePort();
  const shop = await startWorkerShop(pooler.url, {
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_READ_URLS: pooler.readUrl,
    DATABASE_NAMED_PLANS: pooler.namedPlans,
    METRICS_PORT: `${metricsPort}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const url = await startNginx(space, shop.url);
  return {
    ...{ url, databaseUrl, shop, pooler },
    backUp: () => backUp(addressOf(primaryPort, 'backup', 'postgres'), space.makeFolder('backup')),
    killPrimary: () => killPrimary(space, nodes),
    async primaryDisk() {
      const folder = space.path((await findPrimary(nodes)).name);
      return { folder, isOwn: space.isDisk(folder) };
    },
    async primaryProcesses() {
      const pid = postmasterOf(space, await findPrimary(nodes));
      return [pid, ...childrenOf(pid)];
    },
    async replicaUrls() {
      const primary = await findPrimary(nodes);
      const replicas = nodes.filter((node) => node !== primary);
      return replicas.map(({ port }) => addressOf(port, 'postgres', 'postgres'));
    },
    freezeDatabase() {
      const programs = [haproxy, pooler.program];
      for (const each of programs) each.process.kill('SIGSTOP');
      return () => programs.forEach((each) => each.process.kill('SIGCONT'));
    },
    dropPackets: () => dropPackets([primaryPort, replicaPort, Number(new URL(pooler.url).port)]),
    readCounter: (name, labels) => readCounter(metricsPort, `${name}{${labels}}`),
    isWhole: () => hasSync(nodes),
  };
}

async function startEtcd(space: Workspace): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  space.start('etcd', [
    ...['--data-dir', space.makeFolder('etcd'), '--name', 'one'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `one=${peer}`],
  ]);
  await until(() => isOpen(port), 'etcd listens');
  return port;
}

async function startNode(space: Workspace, name: string, etcdPort: number): Promise<Node> {
  const [port, restPort] = [await freePort(), await freePort()];
  space.makeDisk(name, diskMegabytes);
  const values = { name, port, restPort, password, host: '127.0.0.1', network: '127.0.0.1/32' };
  const config = space.writeConfig(
    'patroni.yml',
    {
      ...values,
      etcdHosts: `127.0.0.1:${etcdPort}`,
      dataFolder: space.path(name),
      programs: findProgram('pg_ctl').replace(/\/pg_ctl$/, ''),
    },
    `${name}.yml`,
  );
  return { name, port, restPort, patroni: space.start('patroni', [config], {}, name) };
}

const has = async ({ restPort }: Node, path: string) =>
  (await fetch(`http://127.0.0.1:${restPort}${path}`)).status === 200;

async function hasSync(nodes: readonly Node[]): Promise<boolean> {
  const states = await Promise.all(nodes.map((node) => has(node, '/sync').catch(() => false)));
  return states.includes(true);
}

async function startHaproxy(space: Workspace, nodes: readonly Node[]) {
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const servers = nodes
    .map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`)
    .join('\n');
  const config = space.writeConfig('haproxy.cfg', {
    ...{ host: '127.0.0.1', primaryPort, replicaPort },
    // Its own: only root may become another user, as HAProxy does on real machines.
    user: space.run('id', ['-un']).trim(),
    group: space.run('id', ['-gn']).trim(),
    ...{ primaryServers: servers, replicaServers: servers },
  });
  const haproxy = space.start('haproxy', ['-db', '-f', config]);
  await until(() => isOpen(primaryPort), 'HAProxy listens');
  return { primaryPort, replicaPort, haproxy };
}

const addressOf = (port: number, user: string, database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** The demo shop, owned by a login that is no superuser. */
async function createShop(port: number): Promise<string> {
  const adminUrl = addressOf(port, 'postgres', 'postgres');
  await until(() => canConnect(adminUrl), 'HAProxy leads to the primary');
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create role shop login createrole password '${password}'`);
  await admin.query('create database shop owner shop');
  await admin.query(`create role backup login replication password '${password}'`);
  await admin.end();
  const url = addressOf(port, 'shop', 'shop');
  seed(url);
  await relaxOrderLimits(url);
  return url;
}

function seed(url: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/db.ts', 'seed', '--force'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The demo shop could not be created.');
}

function backUp(url: string, folder: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/backup.ts', '--to', folder],
    { env: { ...process.env, DATABASE_DIRECT_URL: url }, encoding: 'utf8' },
  );
  return status === 0 ? [] : [stdout + stderr];
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  await client.connect();
  await client.end();
  return true;
}

async function readCounter(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}

async function killPrimary(space: Workspace, nodes: readonly Node[]): Promise<() => void> {
  const primary = await findPrimary(nodes);
  const postmaster = postmasterOf(space, primary);
  await primary.patroni.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  return () => {
    primary.patroni = space.start('patroni', [space.path(`${primary.name}.yml`)], {}, primary.name);
  };
}

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  const states = await Promise.all(nodes.map((node) => has(node, '/primary').catch(() => false)));
  const primary = nodes[states.indexOf(true)];
  if (!primary) throw new Error('There is no primary.');
  return primary;
}

const postmasterOf = (space: Workspace, { name }: Node): number =>
  Number(readFileSync(space.path(name, 'postmaster.pid'), 'utf8').split('\n')[0]);
