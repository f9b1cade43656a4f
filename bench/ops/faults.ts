import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { smtpSink } from '#tests/support/smtp-sink.ts';
import type { DrillCluster } from './start-cluster.ts';

type Sink = Awaited<ReturnType<typeof smtpSink>>;

/** Something breaks; what is returned repairs it. */
export type Fault = {
  title: string;
  /** The service comes back before anything is repaired. */
  healsByItself?: boolean;
  cause(): Promise<() => unknown>;
};

/** Milliseconds that a fault lasts which is repaired by hand. */
export const lasting = 5_000;

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
    },
    network: {
      title: 'the network between shop and database hangs for 5 s',
      async cause() {
        cluster.pooler.program.process.kill('SIGSTOP');
        await sleep(lasting);
        return () => cluster.pooler.program.process.kill('SIGCONT');
      },
    },
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
    files: {
      title: 'the file store is gone for 5 s',
      async cause() {
        renameSync(uploads, `${uploads}.gone`);
        await sleep(lasting);
        return () => renameSync(`${uploads}.gone`, uploads);
      },
    },
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
