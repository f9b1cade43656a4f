import type { Clock } from '#platform/clock.ts';
import { listen } from '#platform/database/listen.server.ts';
import { UpdateHistory, type UpdateBatch } from './update-history.ts';
import { parseNotice, type Notice } from './parse-notice.ts';

interface Receiver {
  received(batch: UpdateBatch): void;
  /** More happened than can be listed, or the connection to the database was lost. */
  missed(): void;
  accessChanged(userId: string): void;
}

/** Notices of one transaction arrive together; a moment later they are passed on together. */
const gatherMilliseconds = 50;
/** Above this number, pages only offer to load again. */
const maxNotices = 200;

/** Receives the updates of the database over the process's one listening connection. */
export class NoticeReceiver {
  #history: UpdateHistory | undefined;
  #clock: Clock | undefined;
  #waiting = new Map<string, Notice>();
  #listening: Promise<unknown> | undefined;
  readonly #receiver: Receiver;

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Starts with the first reader; rejects while the database cannot be reached. */
  async start(clock: Clock): Promise<void> {
    this.#clock ??= clock;
    this.#listening ??= listen(
      'live_updates',
      (payload) => this.#receive(payload),
      () => this.#restart(),
    );
    try {
      await this.#listening;
      this.#history ??= new UpdateHistory(this.now());
    } catch (error) {
      this.#listening = undefined;
      throw error;
    }
  }

  /** The position of what happens at this moment. */
  now(): number {
    return this.#clock!.now().getTime();
  }

  since(position: number): UpdateBatch[] | null {
    return this.#history?.since(position) ?? null;
  }

  #receive(payload: string): void {
    const notice = parseNotice(payload);
    if (!notice) return;
    if (notice.area === 'access') {
      this.#receiver.accessChanged(notice.userId);
      return;
    }
    if (this.#waiting.size === 0) setTimeout(() => this.#passOn(), gatherMilliseconds);
    const key = `${notice.area} ${notice.id}`;
    const before = this.#waiting.get(key);
    // A record that was added and then changed is still new.
    const isStillNew = before?.kind === 'new' && notice.kind === 'changed';
    this.#waiting.set(key, isStillNew ? before : notice);
  }

  #passOn(): void {
    const notices = [...this.#waiting.values()];
    this.#waiting.clear();
    if (notices.length > maxNotices) this.#restart();
    else if (this.#history) this.#receiver.received(this.#history.add(notices, this.now()));
  }

  #restart(): void {
    this.#history = new UpdateHistory(this.now());
    this.#receiver.missed();
  }
}
