import { sql } from 'kysely';
import { clientRoleOf, type ClientRole } from '#platform/database/actor.ts';
import { asSystem, readForEach } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import type { Rights } from '../rights.ts';
import { matchingConditions, type RowRead, rowsByKey, visibleDeletions } from './change-queries.ts';
import { encodeChange } from './encode-change.ts';
import type { RowCondition } from './row-filter.ts';
import { readableColumns, type FollowedTable } from './followed-tables.server.ts';
import type { FollowedChange } from './parse-followed-changes.ts';
import type { ResolvedBinding, ColumnSelection } from './resolve-binding.server.ts';

/** A channel that follows changes. */
export interface ChangeFollower {
  rights: Rights;
  bindings: readonly ResolvedBinding[];
  /** `data` is JSON text, the same string for all followers that may see the same. */
  deliver(ids: readonly number[], data: string): void;
}

export interface Delivery {
  change: FollowedChange;
  follower: ChangeFollower;
  ids: number[];
  data: string;
}

/** Callers of this many different rights are read for in one round trip. */
const rightsPerRead = 100;
/** Connections that one change may use; the pages need the others. */
const concurrentReads = 3;

type Wanted = Omit<Delivery, 'data'> & { selection: ColumnSelection | null };

/** Finds out who may see which of the changes of one table, and in which form. */
export async function readDeliveries(
  table: FollowedTable,
  changes: readonly FollowedChange[],
  followers: readonly ChangeFollower[],
): Promise<Delivery[]> {
  const holds = await readConditions(table, changes, followers);
  const wanted = changes.flatMap((change, index) =>
    followers.flatMap((follower): Wanted[] => {
      const bindings = follower.bindings.filter(
        (binding) => isWanted(binding, change) && holds(binding, index),
      );
      const bySelection = Map.groupBy(bindings, ({ selection }) => selection?.key);
      return [...bySelection.values()].map((some) => {
        const { selection } = some[0]!;
        return { change, follower, selection, ids: some.map(({ id }) => id) };
      });
    }),
  );
  const byRights = Map.groupBy(
    wanted,
    ({ follower, selection }) => `${follower.rights.key} ${selection?.key ?? ''}`,
  );
  const groups = [...byRights.values()].filter(
    ([first]) => readableColumns(table, clientRoleOf(first!.follower.rights.actor)).length > 0,
  );
  const deliveries: Delivery[] = [];
  const waiting = chunksOf(groups, rightsPerRead);
  const readOn = async () => {
    for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
      deliveries.push(...(await readRows(table, chunk)));
    }
  };
  await Promise.all(Array.from({ length: concurrentReads }, readOn));
  return deliveries;
}

const chunksOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const isWanted = ({ type, tables }: ResolvedBinding, change: FollowedChange) =>
  (type === '*' || type === change.type) && tables.has(change.table);

/** Reads the rows as each caller sees them: policies and column grants decide. */
async function readRows(table: FollowedTable, groups: Wanted[][]): Promise<Delivery[]> {
  const readOf = shareReads(table);
  const reads = groups.map((wanted) => readOf(wanted));
  const results = await readForEach(reads);
  if (results.includes(undefined)) {
    log.warn({ table: table.name }, 'changed rows could not be read for some subscribers');
  }
  return groups.flatMap((wanted, index) => {
    const { keys, columns, seesAllDeletions } = reads[index]!;
    const records = new Map(results[index]?.map(({ n, record }) => [keys[n - 1], record]));
    const encoded = new Map<FollowedChange, string>();
    return wanted.flatMap((each): Delivery[] => {
      const record = records.get(each.change.key);
      const isDeleted = each.change.type === 'DELETE';
      if (record === undefined && !(isDeleted && seesAllDeletions)) return [];
      const shown = isDeleted ? undefined : record;
      const data = encoded.get(each.change) ?? encodeChange(each.change, columns, shown);
      encoded.set(each.change, data);
      return [{ ...each, data }];
    });
  });
}

/** Callers of one role who want the same rows get the same query: building one takes a while. */
function shareReads(table: FollowedTable) {
  const shared = new Map<string, ReturnType<typeof buildRead>>();
  const numbers = new Map<FollowedChange, number>();
  const numberOf = (change: FollowedChange) => {
    if (!numbers.has(change)) numbers.set(change, numbers.size);
    return numbers.get(change);
  };
  return (wanted: Wanted[]) => {
    const { follower, selection } = wanted[0]!;
    const { actor } = follower.rights;
    const changes = [...new Set(wanted.map(({ change }) => change))];
    const name = [clientRoleOf(actor), ...changes.map(numberOf), selection?.key].join(' ');
    const read = shared.get(name) ?? buildRead(table, changes, clientRoleOf(actor), selection);
    shared.set(name, read);
    return { actor, ...read };
  };
}

/** `keys` are those of the rows that the query numbers. */
function buildRead(
  table: FollowedTable,
  changes: FollowedChange[],
  role: ClientRole,
  selection: ColumnSelection | null,
) {
  const policy = table.policies[role];
  const present = changes.filter(({ type }) => type !== 'DELETE').map(({ key }) => key);
  const deleted = policy.isAlways ? [] : changes.filter((change) => isComplete(table, change));
  const columns = readableColumns(table, role).filter(
    ({ name }) => selection?.columns.has(name) ?? true,
  );
  const rows = rowsByKey(table, columns, present);
  const deletions = visibleDeletions(
    table,
    policy,
    deleted.map(({ key, row }) => ({ ...key, ...row })),
  );
  const query =
    deleted.length === 0
      ? rows
      : sql<RowRead>`${rows} union all select n + ${present.length}, record from (${deletions}) d`;
  return {
    keys: [...present, ...deleted.map(({ key }) => key)],
    columns,
    seesAllDeletions: policy.isAlways,
    query,
  };
}

/** Whether all that policies ask of a deleted row was sent; without it, no one saw the row. */
const isComplete = ({ policyColumns }: FollowedTable, { row }: FollowedChange): boolean =>
  row !== undefined && policyColumns.every((name) => name in row);

type Holds = (binding: ResolvedBinding, changeIndex: number) => boolean;

/** Compares the changed rows with the filters of all followers at once. */
async function readConditions(
  table: FollowedTable,
  changes: readonly FollowedChange[],
  followers: readonly ChangeFollower[],
): Promise<Holds> {
  const distinct = new Map<string, RowCondition>();
  for (const { bindings } of followers) {
    for (const { tables, conditions } of bindings) {
      if (tables.has(table.name)) for (const each of conditions) distinct.set(each.text, each);
    }
  }
  if (distinct.size === 0) return () => true;
  const conditions = [...distinct.values()];
  const held = new Map<number, Set<string>>();
  const all = changes.map(({ type, key }, index) => ({ index, key, isDeleted: type === 'DELETE' }));
  for (const isDeleted of [false, true]) {
    const some = all.filter((each) => each.isDeleted === isDeleted);
    if (some.length === 0) continue;
    const keys = some.map(({ key }) => key);
    // As system: whether a caller sees the row is decided when it is read with their rights.
    const [rows] = await asSystem().read(
      matchingConditions({ table, keys, isDeleted, conditions }),
    );
    for (const { n, matched } of rows) {
      held.set(some[n - 1]!.index, new Set(matched.map((index) => conditions[index]!.text)));
    }
  }
  return (binding, index) =>
    binding.conditions.every((each) => held.get(index)?.has(each.text) ?? false);
}
