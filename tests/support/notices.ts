import pg from 'pg';
import { finishSending } from '#platform/database/send-notices.server.ts';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/** Everything that the shop notifies of. */
const channels = ['content_changed', 'live_updates', 'table_changes', 'jobs:insert'];

export interface HeldNotices {
  /** What was sent until now, in spite of the hold. */
  sent(): Promise<string[]>;
  /** Ends the hold, and returns the channels on which something is sent then. */
  release(): Promise<string[]>;
}

/** Keeps notices that are stored from being sent; others are sent by the commit that makes them. */
export async function holdNotices({
  url,
  owner,
}: Pick<TestDatabase, 'url' | 'owner'>): Promise<HeldNotices> {
  const client = new pg.Client(url);
  await client.connect();
  let heard: string[] = [];
  client.on('notification', ({ channel }) => heard.push(channel));
  for (const channel of [...channels, 'fence']) {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }
  await owner.query(`select pg_advisory_lock(hashtext('private.send_notices'))`);
  /** Notices arrive in the order of their commits. */
  const hearAll = async () => {
    await owner.query('notify fence');
    await eventually(() => {
      if (!heard.includes('fence')) throw new Error('The fence has not been heard.');
    });
    const all = heard.filter((channel) => channel !== 'fence');
    heard = [];
    return all;
  };
  return {
    sent: hearAll,
    async release() {
      await owner.query(`select pg_advisory_unlock(hashtext('private.send_notices'))`);
      await finishSending();
      const all = await hearAll();
      await client.end();
      return [...new Set(all)].toSorted();
    },
  };
}
