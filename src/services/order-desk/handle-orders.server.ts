import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  changedTags,
  type HandlingInput,
  maxTagsOfOrder,
  type OwnHandlingInput,
  type TagColour,
} from '#domain/orders/handling.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export type HandleResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'too_many_tags' | 'unknown_assignee' };

interface Handling {
  order_id: string;
  assignee_id: string | null;
  courier: string | null;
  tags: string[];
}

/** Sales assign orders, name their courier and label them. What was left empty stays as it is. */
export async function handleOrders(
  { orders, assignee, courier, add, remove, new_tag, colour }: HandlingInput,
  staff: Staff,
): Promise<HandleResult> {
  const added = new_tag ? [...add, new_tag] : add;
  return changeHandling(orders, staff, { assignee, tag: { name: new_tag, colour } }, (before) => ({
    ...before,
    assignee_id: assignee === '' ? before.assignee_id : assigneeOf(assignee),
    courier: courier ?? before.courier,
    tags: changedTags(before.tags, { add: added, remove }),
  }));
}

/** The same for one order, whose handling is sent as a whole. */
export async function handleOrder(
  orderId: string,
  { assignee, courier, tags, new_tag, colour }: OwnHandlingInput,
  staff: Staff,
): Promise<HandleResult> {
  const all = new_tag ? [...tags, new_tag] : tags;
  return changeHandling(
    [orderId],
    staff,
    { assignee, tag: { name: new_tag, colour } },
    (before) => ({
      ...before,
      assignee_id: assigneeOf(assignee),
      courier,
      tags: [...new Set(all)],
    }),
  );
}

const assigneeOf = (typed: string) => (typed === '' || typed === 'nobody' ? null : typed);

interface Wanted {
  assignee: string;
  tag: { name: string | null; colour: TagColour };
}

async function changeHandling(
  ids: readonly string[],
  { actor }: Staff,
  { assignee, tag }: Wanted,
  change: (before: Handling) => Handling,
): Promise<HandleResult> {
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write the books of orders; the role is checked above.
  return asSystem({ onBehalfOf: actor })
    .transaction(async (trx): Promise<HandleResult> => {
      const person = assigneeOf(assignee);
      if (person && !(await isSales(trx, person))) return { ok: false, reason: 'unknown_assignee' };
      if (tag.name) await addTag(trx, tag.name, tag.colour);
      const before = await lockHandling(trx, ids);
      if (before.length === 0) return { ok: false, reason: 'not_found' };
      const known = await knownTags(trx);
      const after = before.map(change).map((row) => ({
        ...row,
        tags: row.tags.filter((name) => known.has(name)),
      }));
      if (after.some(({ tags }) => tags.length > maxTagsOfOrder)) {
        // Nothing of it is stored, the new label neither.
        throw new TooManyTags();
      }
      const changed = after.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
      if (changed.length > 0) await storeHandling(trx, changed);
      return { ok: true, count: before.length };
    })
    .catch((error: unknown) => {
      if (error instanceof TooManyTags) return { ok: false, reason: 'too_many_tags' };
      throw error;
    });
}

/** Ends the transaction. */
class TooManyTags extends Error {}

async function isSales(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('user_roles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role', 'in', ['sales', 'admin'])
    .executeTakeFirst();
  return found !== undefined;
}

const addTag = (trx: Transaction<DB>, name: string, colour: TagColour) =>
  trx
    .insertInto('order_tags')
    .values({ name, colour })
    .onConflict((same) => same.doNothing())
    .execute();

async function knownTags(trx: Transaction<DB>): Promise<ReadonlySet<string>> {
  const rows = await trx.selectFrom('order_tags').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** In one order for all, so that two who handle the same orders do not wait for each other. */
async function lockHandling(trx: Transaction<DB>, ids: readonly string[]): Promise<Handling[]> {
  await sql`select id from public.orders where id = any (${ids}::uuid[])
    order by id for no key update`.execute(trx);
  const { rows } = await sql<Handling>`
    select o.id as order_id, w.assignee_id, w.courier, coalesce(w.tags, '{}') as tags
    from public.orders o left join public.order_handling w on w.order_id = o.id
    where o.id = any (${ids}::uuid[]) order by o.id`.execute(trx);
  return rows;
}

const storeHandling = (trx: Transaction<DB>, rows: Handling[]) =>
  trx
    .insertInto('order_handling')
    .values(rows)
    .onConflict((same) =>
      same.column('order_id').doUpdateSet(({ ref }) => ({
        assignee_id: ref('excluded.assignee_id'),
        courier: ref('excluded.courier'),
        tags: ref('excluded.tags'),
      })),
    )
    .execute();
