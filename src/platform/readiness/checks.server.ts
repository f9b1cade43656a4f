import { setTimeout as sleep } from 'node:timers/promises';
import { readPoolFigures, readReplicaStates } from '../database/health.server.ts';
import { isDisconnected } from '../database/listen.server.ts';
import { openFileStore } from '../files/open-file-store.server.ts';
import { readQueueFigures } from '../jobs/queue-figures.server.ts';
import { log } from '../log.server.ts';

export interface Check {
  /** Milliseconds between two looks. */
  interval: number;
  /** Looks in a row that must agree before a finding is reported, or is over. */
  times: number;
  /** In words for operators; null when nothing is wrong. */
  find(): string | null | Promise<string | null>;
}

/** Known in this process: a look costs nothing. */
const inProcess = { interval: 1_000, times: 5 };
/** Asks others: rare, and independent of how often the readiness is read. */
const elsewhereSeconds = 30;
const elsewhere = { interval: elsewhereSeconds * 1_000, times: 2 };

const fileStoreLimit = 5_000;
/** A name as that of any file, which no row has. */
const absentFile = 'readiness/absent.bin';
const lateMinutes = 10;

export const checks: readonly Check[] = [
  {
    ...inProcess,
    find: () => (isDisconnected() ? 'changes are not received, pages are not stored' : null),
  },
  {
    ...inProcess,
    find: () => (readPoolFigures().waiting > 0 ? 'requests wait for a connection' : null),
  },
  { ...elsewhere, find: findReplicas },
  { ...elsewhere, find: findFileStore },
  { ...elsewhere, find: findJobs },
];

export async function findReplicas(): Promise<string | null> {
  const { all, unreachable, behind } = await readReplicaStates();
  const findings = [
    ...(unreachable > 0 ? [`${unreachable} of ${all} replicas cannot be read`] : []),
    ...(behind > 0 ? [`${behind} of ${all} replicas lag by more than ${elsewhereSeconds} s`] : []),
  ];
  return findings.length > 0 ? findings.join(', ') : null;
}

let reading: Promise<boolean> | undefined;

export async function findFileStore(): Promise<string | null> {
  // A folder of the network may hang for hours: one question at a time.
  reading ??= isFileStoreReadable().finally(() => (reading = undefined));
  const isReadable = await Promise.race([reading, sleep(fileStoreLimit, false, { ref: false })]);
  return isReadable ? null : 'the file store cannot be read';
}

async function isFileStoreReadable(): Promise<boolean> {
  try {
    await (await openFileStore()).stat(absentFile);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the file store cannot be read');
    return false;
  }
}

/** Mail that cannot be sent is found here too: it is a job that fails again and again. */
export async function findJobs(): Promise<string | null> {
  const { failed, retried, oldestWaitingSeconds } = await readQueueFigures();
  const minutes = Math.floor(oldestWaitingSeconds / 60);
  const findings = [
    ...(failed > 0 ? [`failed for good: ${failed}, see /admin/settings/jobs`] : []),
    ...(retried.length > 0 ? [`failing again and again: ${retried.join(', ')}`] : []),
    ...(minutes >= lateMinutes ? [`late by ${minutes} minutes`] : []),
  ];
  return findings.length > 0 ? `jobs ${findings.join(', ')}` : null;
}
