import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillClock } from './drill-clock.ts';
import { type Fault, lasting } from './fault.ts';
import type { DrillCluster } from './start-cluster.ts';

/** What goes wrong with a machine itself: its disk, its speed, its clock. */
export function listMachineFaults(cluster: DrillCluster, clock: DrillClock): Record<string, Fault> {
  return {
    disk: {
      title: 'the disk of the primary is full for 5 s',
      async missing() {
        const { isOwn } = await cluster.primaryDisk();
        return isOwn ? undefined : 'It needs root, who may mount a disk.';
      },
      async cause() {
        const { folder } = await cluster.primaryDisk();
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
      missing: async () => clock.missing,
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
