import type { UpdateArea, LiveUpdate } from '#domain/admin/live-updates.ts';
import type { Clock } from '#platform/clock.ts';
import { log } from '#platform/log.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { UpdateBatch } from './update-history.ts';
import { readableAreas } from './readable-areas.server.ts';
import { NoticeReceiver } from './receive-notices.server.ts';

/** What a reader of the updates gets. */
export interface UpdateReader {
  updates(updates: readonly LiveUpdate[], position: number): void;
  /** Something was missed: load everything again. */
  missed(position: number): void;
  /** At intervals, so that both sides notice a dead connection. */
  beat(): void;
  end(): void;
}

interface Follower {
  actor: Customer;
  sessionId: string;
  clock: Clock;
  areas: ReadonlySet<UpdateArea>;
  reader: UpdateReader;
}

export interface FollowInput {
  actor: Customer;
  /** Where the reader was before; null when it starts now. */
  after: number | null;
  clock: Clock;
}

export type FollowResult =
  | { ok: true; stop(): void }
  | { ok: false; reason: 'forbidden' | 'too_many' | 'stopping' };

/** Browsers share one stream among their tabs, so this is several devices. */
export const maxStreamsPerUser = 8;
const beatMilliseconds = 20_000;

const followers = new Set<Follower>();
let beating: NodeJS.Timeout | undefined;
let isStopping = false;

const receiver = new NoticeReceiver({
  received: (batch) => followers.forEach((follower) => deliver(follower, batch)),
  missed: () => followers.forEach(({ reader }) => reader.missed(receiver.now())),
  accessChanged: (userId) => {
    for (const each of followers) if (each.actor.userId === userId) void checkAccess(each);
  },
});

/** The position of a page that is being rendered: what happens later is updates to it. */
export async function updatePosition(clock: Clock): Promise<number | null> {
  try {
    await receiver.start(clock);
    return receiver.now();
  } catch (error) {
    log.warn({ err: error }, 'cannot receive the updates of staff');
    return null;
  }
}

/** Tells a member of staff what happens in the areas of their roles, until stopped. */
export async function followUpdates(
  { actor, after, clock }: FollowInput,
  reader: UpdateReader,
): Promise<FollowResult> {
  const sessionId = String(actor.claims.session_id);
  const areas = await readableAreas({ actor, sessionId, now: clock.now() });
  if (areas.size === 0) return { ok: false, reason: 'forbidden' };
  await receiver.start(clock);
  if (isStopping) return { ok: false, reason: 'stopping' };
  const own = [...followers].filter((each) => each.actor.userId === actor.userId);
  if (own.length >= maxStreamsPerUser) return { ok: false, reason: 'too_many' };

  const follower: Follower = { actor, sessionId, clock, areas, reader };
  followers.add(follower);
  beating ??= setInterval(beatAll, beatMilliseconds).unref();
  catchUp(follower, after);
  return { ok: true, stop: () => unfollow(follower) };
}

/** Ends every stream and accepts no more; called when the process stops. */
export function endUpdateStreams(): void {
  isStopping = true;
  for (const { reader } of followers) reader.end();
  followers.clear();
  clearInterval(beating);
}

function catchUp(follower: Follower, after: number | null): void {
  const batches = after === null ? [] : receiver.since(after);
  if (batches) for (const batch of batches) deliver(follower, batch);
  else follower.reader.missed(receiver.now());
}

function deliver({ actor, areas, reader }: Follower, { notices, position }: UpdateBatch): void {
  const updates = notices
    .filter(({ area }) => areas.has(area))
    .map(({ author, isForStaff: _staff, ...notice }) => ({
      ...notice,
      isOwn: author === actor.userId,
    }));
  if (updates.length > 0) reader.updates(updates, position);
}

function beatAll(): void {
  for (const follower of followers) {
    follower.reader.beat();
    void checkAccess(follower);
  }
}

/** Ends the stream of a person whose session or roles ended, or whose roles became others. */
async function checkAccess(follower: Follower): Promise<void> {
  const { actor, sessionId, clock } = follower;
  const areas = await readableAreas({ actor, sessionId, now: clock.now() }).catch(() => null);
  // While the database cannot be reached there are no updates either.
  if (!areas || !followers.has(follower)) return;
  const isSame =
    areas.size === follower.areas.size && [...areas].every((area) => follower.areas.has(area));
  if (isSame) return;
  unfollow(follower);
  follower.reader.end();
}

function unfollow(follower: Follower): void {
  followers.delete(follower);
  if (followers.size > 0) return;
  clearInterval(beating);
  beating = undefined;
}
