import pg from 'pg';
import { findCopy, finishedAt, listCopies } from './backup-copies.ts';

/** A copy is made each night; the next may take two hours longer. */
const maxHours = 26;

type Slot = { active: boolean; wal_status: string | null; now: Date };

/** What is wrong with a backup; nothing when a copy is new and the log is followed. */
export async function findBackupProblems(
  folder: string,
  { url, slot }: { url: string; slot: string },
): Promise<string[]> {
  const { now, ...found } = await readSlot(url, slot);
  const copy = findCopy(listCopies(folder));
  const hours = copy && (now.getTime() - finishedAt(copy).getTime()) / 3_600_000;
  return [
    ...(copy === undefined ? ['There is no copy.'] : []),
    ...(hours && hours > maxHours ? [`The newest copy is ${Math.round(hours)} hours old.`] : []),
    ...(found.wal_status === 'lost'
      ? [`The slot ${slot} has lost a part of the log: ops/README.md says how to begin again.`]
      : []),
    ...(found.active ? [] : ['Nobody follows the log.']),
  ];
}

async function readSlot(url: string, slot: string): Promise<Slot> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Slot>(
      `select coalesce(s.active, false) as active, s.wal_status, clock_timestamp() as now
       from (values ($1::name)) wanted (name) left join pg_replication_slots s on s.slot_name = name`,
      [slot],
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}
