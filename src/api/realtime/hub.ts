import { z } from 'zod';
import { AllowancePerKey } from '#platform/allowance.ts';
import { log } from '#platform/log.server.ts';
import { ChangeFeed } from './changes/change-feed.server.ts';
import type { ChangeFollower } from './changes/read-deliveries.server.ts';
import { followDatabaseBroadcasts } from './follow-database-broadcasts.server.ts';
import { ProcessBus } from './process-bus.server.ts';
import { encodeBroadcast, encodeMessage, type Frame } from './protocol/encode.ts';
import type { Broadcast, Version } from './protocol/message.ts';
import { limits, rates } from './limits.ts';
import { encodeDiff, Presences, type Presence, type PresenceDiff } from './presences.ts';

const presenceList = z.array(
  z.object({
    ref: z.string(),
    key: z.string(),
    meta: z.string(),
    previousRef: z.string().optional(),
  }),
);
/** What processes tell each other. */
const busMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    room: z.string(),
    event: z.string(),
    encoding: z.enum(['json', 'binary']),
    isFramed: z.boolean(),
    body: z.base64(),
  }),
  z.object({
    kind: z.literal('presence'),
    room: z.string(),
    joins: presenceList,
    leaves: presenceList,
  }),
]);

/** A channel, as far as the others in its room are concerned. */
interface Member {
  readonly room: string;
  readonly topic: string;
  readonly receivesBroadcasts: boolean;
  readonly receivesPresence: boolean;
  readonly follower: ChangeFollower | undefined;
  readonly connection: { readonly version: Version; send(frame: Frame): void };
  fail(): void;
}

/** Private and public channels of one name are two rooms. */
export const roomOf = (topic: string, isPrivate: boolean) =>
  `${isPrivate ? 'private' : 'public'} ${topic}`;

/** Connects the channels of this process with each other, with other processes and the database. */
export class Hub {
  readonly presences = new Presences();
  readonly feed = new ChangeFeed((followers) => {
    const lost = new Set(followers);
    for (const room of this.#rooms.values()) {
      for (const channel of room)
        if (channel.follower && lost.has(channel.follower)) channel.fail();
    }
  });
  readonly #rooms = new Map<string, Set<Member>>();
  readonly #traffic = new AllowancePerKey(rates.traffic);
  readonly #bus = new ProcessBus({
    received: (from, message) => this.#receive(from, message),
    appeared: () => this.#sendPresences(),
    disappeared: (process) => {
      for (const [room, diff] of this.presences.removeProcess(process))
        this.#deliverDiff(room, diff);
    },
  });

  #following: Promise<() => Promise<void>> | undefined;

  /** Rejects while the database cannot be reached. */
  async start(): Promise<void> {
    this.#following ??= followDatabaseBroadcasts((topic, isPrivate, broadcast) =>
      this.#deliverBroadcast(roomOf(topic, isPrivate), broadcast),
    );
    try {
      await Promise.all([this.#bus.start(), this.#following]);
    } catch (error) {
      this.#following = undefined;
      throw error;
    }
  }

  async stop(): Promise<void> {
    const stopFollowing = await this.#following?.catch(() => undefined);
    await stopFollowing?.();
    await this.feed.stop();
    await this.#bus.stop();
  }

  enter(channel: Member): void {
    const room = this.#rooms.get(channel.room) ?? new Set();
    this.#rooms.set(channel.room, room.add(channel));
  }

  leave(channel: Member): void {
    const room = this.#rooms.get(channel.room);
    room?.delete(channel);
    if (room?.size === 0) this.#rooms.delete(channel.room);
  }

  /**
   * Whether a network may send so many bytes to each receiver in a room. Many of its clients, each within
   * its own limits, could otherwise flood the room.
   */
  maySend(network: string, room: string, bytes: number): boolean {
    // The other processes get the message too.
    const receivers = (this.#rooms.get(room)?.size ?? 0) + 1;
    return this.#traffic.take(network, receivers * (bytes + limits.messageCost));
  }

  /** Whether a client of a network may enter a room. It is sent all presences of the room. */
  mayEnter(network: string, room: string): boolean {
    return this.#traffic.take(network, (this.presences.countIn(room) + 1) * limits.messageCost);
  }

  /** To everybody in the room; `except` is the sender that does not want its own. */
  broadcast(room: string, broadcast: Broadcast, except?: Member): void {
    this.#deliverBroadcast(room, broadcast, except);
    const body = broadcast.body.toString('base64');
    this.#bus.send(JSON.stringify({ kind: 'broadcast', room, ...broadcast, body }));
  }

  track(room: string, presence: Pick<Presence, 'key' | 'meta'>, previous: string | null): string {
    const { ref, diff } = this.presences.track(room, presence, previous);
    this.#sendDiff(room, diff);
    return ref;
  }

  untrack(room: string, ref: string): void {
    this.#sendDiff(room, this.presences.untrack(room, ref));
  }

  #sendDiff(room: string, diff: PresenceDiff): void {
    this.#deliverDiff(room, diff);
    this.#bus.send(JSON.stringify({ kind: 'presence', room, ...diff }));
  }

  #sendPresences(): void {
    for (const [room, joins] of this.presences.ownRooms()) {
      this.#bus.send(JSON.stringify({ kind: 'presence', room, joins, leaves: [] }));
    }
  }

  #deliverDiff(room: string, diff: PresenceDiff): void {
    if (diff.joins.length + diff.leaves.length === 0) return;
    const payload = encodeDiff(diff);
    this.#deliver(
      room,
      (channel) => channel.receivesPresence,
      (version, topic) => encodeMessage(version, { topic, event: 'presence_diff', payload }),
    );
  }

  #deliverBroadcast(room: string, broadcast: Broadcast, except?: Member): void {
    this.#deliver(
      room,
      (channel) => channel !== except && channel.receivesBroadcasts,
      (version, topic) => encodeBroadcast(version, topic, broadcast),
    );
  }

  /** Encodes once for each version: all channels of a room have the same topic. */
  #deliver(
    room: string,
    isFor: (channel: Member) => boolean,
    encode: (version: Version, topic: string) => Frame | undefined,
  ): void {
    const frames = new Map<Version, Frame | undefined>();
    for (const channel of this.#rooms.get(room) ?? []) {
      if (!isFor(channel)) continue;
      const { version } = channel.connection;
      if (!frames.has(version)) frames.set(version, encode(version, channel.topic));
      const frame = frames.get(version);
      if (frame !== undefined) channel.connection.send(frame);
    }
  }

  #receive(from: string, text: string): void {
    const message = busMessage.safeParse(JSON.parse(text));
    if (!message.success) {
      log.warn('a realtime message of another process is not understood');
    } else if (message.data.kind === 'broadcast') {
      const { room, event, encoding, isFramed, body } = message.data;
      this.#deliverBroadcast(room, {
        event,
        encoding,
        isFramed,
        body: Buffer.from(body, 'base64'),
      });
    } else {
      const { room, joins, leaves } = message.data;
      const fresh = this.presences.unknownOf(room, joins);
      this.presences.apply(room, { joins: fresh, leaves }, from);
      this.#deliverDiff(room, { joins: fresh, leaves });
    }
  }
}
