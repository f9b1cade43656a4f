import { listen } from '#platform/database/listen.server.ts';
import { log } from '#platform/log.server.ts';
import { followedTables } from './followed-tables.server.ts';
import { parseFollowedChanges, type FollowedChange } from './parse-followed-changes.ts';
import { readDeliveries, type ChangeFollower, type Delivery } from './read-deliveries.server.ts';

/** Rows that are read together; changes that arrive meanwhile form the next batch. */
const batchSize = 100;
/** More than this many waiting changes are given up, and the followers start again. */
const maxWaiting = 5_000;

/** Receives the changes of tables from PostgreSQL and passes them to the channels that follow them. */
export class ChangeFeed {
  readonly #followers = new Set<ChangeFollower>();
  readonly #lost: (followers: readonly ChangeFollower[]) => void;
  #waiting: FollowedChange[] = [];
  #isDelivering = false;
  #listening: Promise<() => Promise<void>> | undefined;

  /** `lost` gets the followers whose changes could not be delivered. */
  constructor(lost: (followers: readonly ChangeFollower[]) => void) {
    this.#lost = lost;
  }

  /** Starts to listen with the first follower; rejects while the database cannot be reached. */
  async follow(follower: ChangeFollower): Promise<() => void> {
    this.#listening ??= listen(
      'table_changes',
      (payload) => this.#receive(payload),
      () => this.#giveUp('the connection to the database was lost'),
    );
    try {
      await this.#listening;
    } catch (error) {
      this.#listening = undefined;
      throw error;
    }
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  async stop(): Promise<void> {
    this.#followers.clear();
    const stopListening = await this.#listening?.catch(() => undefined);
    await stopListening?.();
  }

  #receive(payload: string): void {
    if (this.#followers.size === 0) return;
    this.#waiting.push(...parseFollowedChanges(payload));
    if (this.#waiting.length > maxWaiting) this.#giveUp('too many changes at once');
    else if (!this.#isDelivering) void this.#deliverAll();
  }

  async #deliverAll(): Promise<void> {
    this.#isDelivering = true;
    // The notices of one transaction arrive together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      try {
        const deliveries = await this.#read(this.#waiting.splice(0, batchSize));
        for (const each of deliveries) this.#deliver(each);
      } catch (error) {
        log.error({ err: error }, 'changes of tables could not be delivered');
        this.#giveUp('changes could not be read');
      }
    }
    this.#isDelivering = false;
  }

  /** Everything to deliver, in the order of the changes. */
  async #read(changes: FollowedChange[]): Promise<Delivery[]> {
    const tables = await followedTables();
    const deliveries: Delivery[] = [];
    for (const [name, some] of Map.groupBy(changes, ({ table }) => table)) {
      const table = tables.get(name);
      const followers = [...this.#followers].filter(({ bindings }) =>
        bindings.some((binding) => binding.tables.has(name)),
      );
      if (table && followers.length > 0) {
        deliveries.push(...(await readDeliveries(table, some, followers)));
      }
    }
    const order = new Map(changes.map((change, index) => [change, index]));
    return deliveries.toSorted((a, b) => order.get(a.change)! - order.get(b.change)!);
  }

  #deliver({ follower, ids, data }: Delivery): void {
    // It may have left while its rows were read.
    if (this.#followers.has(follower)) follower.deliver(ids, data);
  }

  #giveUp(reason: string): void {
    this.#waiting = [];
    const followers = [...this.#followers];
    if (followers.length === 0) return;
    log.warn({ reason, followers: followers.length }, 'subscribers of changes start again');
    this.#followers.clear();
    this.#lost(followers);
  }
}
