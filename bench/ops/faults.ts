import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { smtpSink } from '#tests/support/smtp-sink.ts';
import { expectThat } from './drill-report.ts';
import { type Fault, lasting } from './fault.ts';
import { fileFault } from './file-fault.ts';
import { listNetworkFaults } from './network-fault.ts';
import { replicaFault } from './replica-fault.ts';
import type { DrillCluster } from './start-cluster.ts';

type Sink = Awaited<ReturnType<typeof smtpSink>>;

export function listFaults(
  cluster: DrillCluster,
  sink: Sink,
  uploads: string,
): Record<string, Fault> {
  return {
    primary: {
      title: 'the primary and its Patroni are killed',
      healsByItself: true,
      cause: () => cluster.killPrimary(),
      async check() {
        expectThat('a backup of the new primary succeeds', cluster.backUp());
      },
    },
    ...listNetworkFaults(cluster),
    connections: {
      title: 'all connections of the database are taken for 5 s',
      async cause() {
        const clients = await takeConnections(cluster.databaseUrl);
        await sleep(lasting);
        return () => Promise.all(clients.map((client) => client.end()));
      },
    },
    worker: {
      title: 'a worker is killed',
      async cause() {
        process.kill(cluster.shop.workers()[0]!, 'SIGKILL');
        return () => {};
      },
    },
    mail: {
      title: 'the mail server hangs for 5 s',
      async cause() {
        sink.behave('hang');
        await sleep(lasting);
        return () => {
          sink.behave('take');
          sink.hangUp();
        };
      },
    },
    files: fileFault(cluster, uploads),
    replica: replicaFault(cluster),
  };
}

async function takeConnections(databaseUrl: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}
