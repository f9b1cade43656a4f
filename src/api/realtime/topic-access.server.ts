import { sql } from 'kysely';
import type { Actor } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';

type Extension = 'broadcast' | 'presence';

/** What a caller may do in a channel. */
export interface TopicAccess {
  readable: readonly Extension[];
  writable: readonly Extension[];
}

/** Public channels are open to every caller, as hosted backends have it. */
export const publicAccess: TopicAccess = {
  readable: ['broadcast', 'presence'],
  writable: ['broadcast', 'presence'],
};

/** What the policies on realtime.messages allow in a private channel. */
export async function readTopicAccess(actor: Actor, topic: string): Promise<TopicAccess> {
  // A write, although everything is taken back: policies for inserting are tried too.
  const [[access]] = await asActor(actor).write(
    sql<TopicAccess>`select readable, writable from private.topic_rights(${topic})`,
  );
  return access!;
}
