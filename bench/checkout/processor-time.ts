import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds; Linux counts in hundredths of a second. */
const tick = 10;

/** Fields 4 and 14 to 17 of /proc/<id>/stat; undefined for a process that is gone. */
function readTimes(id: number | string) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [
      number,
      number,
      number,
      number,
    ];
    return {
      parent: fields[1],
      own: (user + system) * tick,
      ended: (endedUser + endedSystem) * tick,
    };
  } catch {
    return undefined;
  }
}

/** Processor time of a process in milliseconds; NaN where there is no /proc. */
export const processorTime = (id: number): number => readTimes(id)?.own ?? NaN;

export const parentOf = (id: number): number => readTimes(id)?.parent ?? NaN;

/** The same with the processes that it started, also those that ended. */
export function processorTimeOfAll(id: number): number {
  const first = readTimes(id);
  if (!first) return NaN;
  const children = readdirSync('/proc').flatMap((name) => {
    const times = /^\d+$/.test(name) ? readTimes(name) : undefined;
    return times?.parent === id ? [times.own + times.ended] : [];
  });
  return children.reduce((sum, time) => sum + time, first.own + first.ended);
}
