import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { smtpSink } from '#tests/support/smtp-sink.ts';
import type { DrillClock } from './drill-clock.ts';
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
const lasting = 5_000;

export function listFaults(
  cluster: DrillCluster,
  sink: Sink,
  uploads: string,
  clock: DrillClock,
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
    disk: {
      title: 'the disk of the primary is full for 5 s',
      async cause() {
        const { folder, isOwn } = await cluster.primaryDisk();
        if (!isOwn) throw new Error('A full disk needs root, who may mount one: leave it out.');
        const ballast = join(folder, 'ballast');
        fillDisk(ballast);
        await sleep(lasting);
        return () => rmSync(ballast, { force: true });
      },
    },
    slow: {
      title: 'the primary stands still four fifths of the time for 10 s, as on a slow disk',
      async cause() {
        const pids = await cluster.primaryProcesses();
        for (let round = 0; round < 40; round += 1) {
          sendAll(pids, 'SIGSTOP');
          await sleep(200);
          sendAll(pids, 'SIGCONT');
          await sleep(50);
        }
        return () => sendAll(pids, 'SIGCONT');
      },
    },
    clock: {
      title: 'the clock of the shop jumps an hour ahead for 5 s, and back',
      async cause() {
        clock.jump(3_600);
        await sleep(lasting);
        return () => clock.jump(0);
      },
    },
  };
}

/** Writes until nothing more fits. */
function fillDisk(file: string): void {
  const zeros = Buffer.alloc(1024 * 1024);
  try {
    for (;;) appendFileSync(file, zeros);
  } catch {
    // It is full.
  }
}

function sendAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // That connection has ended.
    }
  }
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
