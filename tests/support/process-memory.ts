import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Only Linux reports the peak of another process and can reset it. */
export const canMeasureMemory = process.platform === 'linux';

const kilobytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
};

/** Resident memory in megabytes. */
export const residentMemory = (pid: number): number => kilobytes(pid, 'VmRSS') / 1024;

/** The most that a process has used since it started, or since resetPeakMemory, in megabytes. */
export const peakMemory = (pid: number): number => kilobytes(pid, 'VmHWM') / 1024;

export const resetPeakMemory = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}
