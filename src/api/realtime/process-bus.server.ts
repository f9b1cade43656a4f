import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { listen } from '#platform/database/listen.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import { Chunks, toChunks } from './chunks.ts';

interface Receiver {
  /** JSON text of another process. */
  received(from: string, message: string): void;
  /** A process started, or came back: it does not know what happened before. */
  appeared(process: string): void;
  disappeared(process: string): void;
}

const channel = 'realtime_messages';
/** Milliseconds between signs of life, and until a silent process counts as gone. */
const beat = 5_000;
const silence = 20_000;
/** Waiting for the database; more is dropped, since it would be late anyway. */
const maxWaiting = 5_000;

/** Passes messages between the processes of the shop, through PostgreSQL's NOTIFY. */
export class ProcessBus {
  readonly #id = randomUUID();
  readonly #receiver: Receiver;
  readonly #peers = new Map<string, { seenAt: number; chunks: Chunks }>();
  #waiting: string[] = [];
  #sending: Promise<void> | undefined;
  #sequence = 0;
  #started: Promise<() => Promise<void>> | undefined;
  #beating: NodeJS.Timeout | undefined;

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Rejects while the database cannot be reached. */
  async start(): Promise<void> {
    this.#started ??= this.#listen();
    try {
      await this.#started;
    } catch (error) {
      this.#started = undefined;
      throw error;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#beating);
    if (!this.#started) return;
    this.#enqueue('bye', '');
    await this.#sending;
    const stopListening = await this.#started.catch(() => undefined);
    await stopListening?.();
  }

  /** Sends to all other processes; to none when there are none. */
  send(message: string): void {
    if (this.#beating && this.#peers.size === 0) return;
    this.#enqueue('message', message);
  }

  async #listen(): Promise<() => Promise<void>> {
    const stopListening = await listen(
      channel,
      (payload) => this.#receive(payload),
      () => this.#restart(),
    );
    this.#beating = setInterval(() => this.#beat(), beat).unref();
    this.#enqueue('hello', '');
    return stopListening;
  }

  /** What others sent meanwhile is lost; they repeat their presences after the greeting. */
  #restart(): void {
    for (const id of this.#peers.keys()) this.#receiver.disappeared(id);
    this.#enqueue('hello', '');
  }

  #beat(): void {
    const now = performance.now();
    for (const [id, { seenAt }] of this.#peers) {
      if (now - seenAt > silence) this.#forget(id);
    }
    if (this.#peers.size > 0) this.#enqueue('alive', '');
  }

  #enqueue(kind: 'hello' | 'alive' | 'bye' | 'message', message: string): void {
    if (this.#waiting.length >= maxWaiting) return;
    // PostgreSQL sends equal notices of one transaction once, hence the number.
    this.#sequence += 1;
    const head = `${this.#id} ${kind} ${this.#sequence}`;
    this.#waiting.push(...toChunks(message).map((chunk) => `${head} ${chunk}`));
    this.#sending ??= this.#sendWaiting();
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, 100);
      try {
        // As system: visitors send messages too, and none of this is stored.
        await asSystem().write(
          sql`select pg_notify(${channel}, notice) from unnest(${batch}::text[]) notice`,
        );
      } catch (error) {
        log.warn({ err: error }, 'a realtime message could not be sent to other processes');
      }
    }
    this.#sending = undefined;
  }

  #receive(payload: string): void {
    const [id = '', kind, , ...chunk] = payload.split(' ');
    if (id === this.#id) return;
    if (kind === 'bye') {
      this.#forget(id);
      return;
    }
    const known = this.#peers.get(id);
    const peer = known ?? { seenAt: 0, chunks: new Chunks() };
    peer.seenAt = performance.now();
    this.#peers.set(id, peer);
    if (!known) this.#enqueue('alive', '');
    if (!known || kind === 'hello') this.#receiver.appeared(id);
    const message = kind === 'message' ? peer.chunks.add(chunk) : undefined;
    if (message !== undefined) this.#receiver.received(id, message);
  }

  #forget(id: string): void {
    if (this.#peers.delete(id)) this.#receiver.disappeared(id);
  }
}
