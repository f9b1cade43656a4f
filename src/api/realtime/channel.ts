import { randomUUID } from 'node:crypto';
import type { ChangeFollower } from './changes/read-deliveries.server.ts';
import { resolveBinding, type ResolvedBinding } from './changes/resolve-binding.server.ts';
import { roomOf, type Hub } from './hub.ts';
import type { Join } from './join-config.ts';
import type { Identify } from './identify.ts';
import { encodeMessage, type Frame } from './protocol/encode.ts';
import type { ClientMessage, Ref, Version } from './protocol/message.ts';
import type { Allowance } from '#platform/allowance.ts';
import type { Rights } from './rights.ts';
import { publicAccess, readTopicAccess, type TopicAccess } from './topic-access.server.ts';

/** The connection of a channel. */
export interface ChannelConnection {
  readonly hub: Hub;
  /** The network of the client, by which traffic is counted. */
  readonly network: string;
  readonly version: Version;
  readonly identify: Identify;
  readonly presences: Allowance;
  now(): number;
  send(frame: Frame): void;
  reply(message: ClientMessage, status: 'ok' | 'error', response?: object): void;
  forget(channel: Channel): void;
}

interface Options {
  connection: ChannelConnection;
  hub: Hub;
  topic: string;
  joinRef: Ref;
  join: Join;
  rights: Rights;
  access: TopicAccess;
}

/** Whether the changes of tables are followed, in the words of the protocol. */
export interface FollowNotice {
  status: 'ok' | 'error';
  message: string;
  /** One of the tables cannot be followed at all. */
  isNotFollowed?: boolean;
}

const prefix = 'realtime:';

export const isChannelTopic = (topic: string) =>
  topic.startsWith(prefix) && topic.length > prefix.length;

export const nameOfTopic = (topic: string) => topic.slice(prefix.length);

/** What a caller may do in a channel: in a private one the policies decide. */
export const accessTo = (topic: string, isPrivate: boolean, { actor }: Rights) =>
  isPrivate ? readTopicAccess(actor, nameOfTopic(topic)) : Promise.resolve(publicAccess);

/** One joined topic of a connection. */
export class Channel {
  readonly connection: ChannelConnection;
  readonly topic: string;
  readonly joinRef: Ref;
  readonly join: Join;
  readonly room: string;
  readonly presenceKey: string;
  follower: ChangeFollower | undefined;
  /** The newest token of the client; null when it relies on the key of the connection. */
  token: string | null;
  rights: Rights;
  access: TopicAccess;
  presenceRef: string | null = null;
  readonly #hub: Hub;
  #unfollow = () => {};
  #isOpen = true;

  constructor({ connection, hub, topic, joinRef, join, rights, access }: Options) {
    this.connection = connection;
    this.#hub = hub;
    this.topic = topic;
    this.joinRef = joinRef;
    this.join = join;
    this.token = join.token;
    this.rights = rights;
    this.access = access;
    this.room = roomOf(nameOfTopic(topic), join.private);
    this.presenceKey = join.presence.key || randomUUID();
  }

  get receivesBroadcasts(): boolean {
    return this.access.readable.includes('broadcast') && !this.isExpired();
  }

  get receivesPresence(): boolean {
    const isWanted = this.join.presence.enabled || this.presenceRef !== null;
    return isWanted && this.access.readable.includes('presence') && !this.isExpired();
  }

  isExpired(): boolean {
    return this.rights.expiresAt <= this.connection.now();
  }

  /** Enters the room and sends its presences. */
  enter(): void {
    if (!this.#isOpen) return;
    this.#hub.enter(this);
    if (this.receivesPresence) {
      this.push('presence_state', this.#hub.presences.stateOf(this.room));
    }
  }

  /**
   * Follows the tables with the rights of this moment; called again when the rights change. Returns
   * what to tell the client.
   */
  async follow(): Promise<FollowNotice | undefined> {
    // At once: nothing more may be delivered with the rights of before.
    this.#unfollow();
    this.#unfollow = () => {};
    this.follower = undefined;
    const wanted = this.join.postgres_changes;
    if (wanted.length === 0) return undefined;
    const { rights } = this;
    const bindings: ResolvedBinding[] = [];
    for (const [index, binding] of wanted.entries()) {
      const result = await resolveBinding(binding, index + 1, rights.actor);
      if (!result.ok) {
        const { reason, isNotFollowed } = result;
        return { status: 'error', message: reason, isNotFollowed };
      }
      bindings.push(result.binding);
    }
    const follower: ChangeFollower = {
      rights,
      bindings,
      deliver: (ids, data) => this.#deliver(ids, data),
    };
    const unfollow = await this.#hub.feed.follow(follower);
    // The rights changed again, or the channel was left meanwhile.
    if (!this.#isOpen || this.rights !== rights || this.follower) {
      unfollow();
      return undefined;
    }
    this.#unfollow = unfollow;
    this.follower = follower;
    return { status: 'ok', message: 'Subscribed to PostgreSQL' };
  }

  sendFollowNotice(notice: FollowNotice | undefined): void {
    if (notice) this.sendSystem('postgres_changes', notice.status, notice.message);
  }

  track(meta: string): void {
    const presence = { key: this.presenceKey, meta };
    this.presenceRef = this.#hub.track(this.room, presence, this.presenceRef);
  }

  untrack(): void {
    if (this.presenceRef === null) return;
    const ref = this.presenceRef;
    this.presenceRef = null;
    this.#hub.untrack(this.room, ref);
  }

  /** `payload` is JSON text. */
  push(event: string, payload: string): void {
    const { topic, joinRef } = this;
    this.connection.send(
      encodeMessage(this.connection.version, { joinRef, topic, event, payload }),
    );
  }

  /** A system message, which clients show to their developers. */
  sendSystem(
    extension: 'postgres_changes' | 'system',
    status: 'ok' | 'error',
    message: string,
  ): void {
    const channel = nameOfTopic(this.topic);
    this.push('system', JSON.stringify({ extension, status, message, channel }));
  }

  /** Ends the channel: the client does not join again by itself. */
  shutDown(message: string): void {
    this.sendSystem('system', 'error', message);
    this.#end('phx_close');
  }

  /** Ends the channel because something was missed: the client joins again. */
  fail(): void {
    this.#end('phx_error');
  }

  /** Stops everything without telling the client. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#unfollow();
    this.#hub.leave(this);
    this.untrack();
    this.connection.forget(this);
  }

  #end(event: 'phx_close' | 'phx_error'): void {
    if (!this.#isOpen) return;
    this.close();
    this.sendEnd(event);
  }

  /** The reference keeps a client from ending a channel that it has joined since. */
  sendEnd(event: 'phx_close' | 'phx_error'): void {
    const { topic, joinRef } = this;
    const message = { joinRef, ref: joinRef, topic, event, payload: '{}' };
    this.connection.send(encodeMessage(this.connection.version, message));
  }

  #deliver(ids: readonly number[], data: string): void {
    if (this.isExpired()) return;
    const payload = `{"ids":[${ids.join(',')}],"data":${data}}`;
    const { topic } = this;
    const message = { topic, event: 'postgres_changes', payload };
    this.connection.send(encodeMessage(this.connection.version, message));
  }
}
