import { randomUUID } from 'node:crypto';

/** One tracked client. `meta` is JSON text of an object. */
export interface Presence {
  ref: string;
  key: string;
  meta: string;
  /** The reference that it replaces, when a client tracked again. */
  previousRef?: string;
}

/** What changed in a room. */
export interface PresenceDiff {
  joins: readonly Presence[];
  leaves: readonly Presence[];
}

type Room = Map<string, Presence & { process: string }>;

const here = '';

/** Who is present in which room, in this process and in the others. */
export class Presences {
  readonly #rooms = new Map<string, Room>();

  countIn(room: string): number {
    return this.#rooms.get(room)?.size ?? 0;
  }

  /** Adds a client of this process, in place of what it tracked before. */
  track(
    room: string,
    { key, meta }: { key: string; meta: string },
    previousRef: string | null,
  ): { ref: string; diff: PresenceDiff } {
    const ref = randomUUID();
    const previous = previousRef === null ? undefined : this.#rooms.get(room)?.get(previousRef);
    const presence = { ref, key, meta, ...(previous && { previousRef: previous.ref }) };
    const diff = { joins: [presence], leaves: previous ? [previous] : [] };
    this.apply(room, diff);
    return { ref, diff };
  }

  untrack(room: string, ref: string): PresenceDiff {
    const presence = this.#rooms.get(room)?.get(ref);
    const diff = { joins: [], leaves: presence ? [presence] : [] };
    this.apply(room, diff);
    return diff;
  }

  /** Applies a change; `process` names the other process that sent it. */
  apply(room: string, { joins, leaves }: PresenceDiff, process = here): void {
    const present: Room = this.#rooms.get(room) ?? new Map();
    for (const { ref } of leaves) present.delete(ref);
    for (const presence of joins) present.set(presence.ref, { ...presence, process });
    if (present.size > 0) this.#rooms.set(room, present);
    else this.#rooms.delete(room);
  }

  /** Those that are not known yet: a process repeats its presences when another one starts. */
  unknownOf<Some extends Presence>(room: string, presences: readonly Some[]): Some[] {
    return presences.filter(({ ref }) => !this.#rooms.get(room)?.has(ref));
  }

  /** The presences of a room, as the payload of presence_state. */
  stateOf(room: string): string {
    return encodePresences([...(this.#rooms.get(room)?.values() ?? [])]);
  }

  /** What this process has to tell one that starts. */
  *ownRooms(): Iterable<[room: string, presences: Presence[]]> {
    yield* this.#roomsOf(here);
  }

  /** Removes the presences of a process that ended, and those that it does not send again after a restart. */
  *removeProcess(process: string): Iterable<[room: string, diff: PresenceDiff]> {
    for (const [room, leaves] of [...this.#roomsOf(process)]) {
      const diff = { joins: [], leaves };
      this.apply(room, diff);
      yield [room, diff];
    }
  }

  *#roomsOf(process: string): Iterable<[string, Presence[]]> {
    for (const [name, room] of this.#rooms) {
      const own = [...room.values()].filter((presence) => presence.process === process);
      if (own.length > 0) yield [name, own];
    }
  }
}

/** The payload of presence_diff. */
export function encodeDiff({ joins, leaves }: PresenceDiff): string {
  return `{"joins":${encodePresences(joins)},"leaves":${encodePresences(leaves)}}`;
}

function encodePresences(presences: readonly Presence[]): string {
  const entries = [...Map.groupBy(presences, ({ key }) => key)].map(
    ([key, metas]) => `${JSON.stringify(key)}:{"metas":[${metas.map(encodeMeta).join(',')}]}`,
  );
  return `{${entries.join(',')}}`;
}

function encodeMeta({ ref, meta, previousRef }: Presence): string {
  const own = { phx_ref: ref, ...(previousRef && { phx_ref_prev: previousRef }) };
  const inner = meta.slice(1, -1);
  return `{${JSON.stringify(own).slice(1, -1)}${inner && `,${inner}`}}`;
}
