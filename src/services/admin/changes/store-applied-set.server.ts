import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { Proposal } from './change-results.ts';
import type { Run } from './run-changes.server.ts';

interface AppliedSet extends Pick<Proposal, 'title' | 'list' | 'filter'> {
  id: string;
  /** The set that this one takes back. */
  undoes?: string;
  run: Pick<Run, 'written' | 'counts'>;
}

/** Stores what was written, so that it can be undone. */
export async function storeAppliedSet(
  trx: Transaction<DB>,
  { id, title, list, filter, undoes, run }: AppliedSet,
  { actor, now }: Staff,
): Promise<void> {
  await trx
    .insertInto('change_sets')
    .values({
      id,
      title: title.slice(0, 200),
      list,
      filter,
      undoes,
      roles: rolesOf(actor),
      state: 'applied',
      changes: JSON.stringify(run.written),
      counts: JSON.stringify(run.counts),
      created_at: now,
      applied_at: now,
    })
    .execute();
}

/** The present roles of the author, which an undo asks for again. */
export const rolesOf = ({ userId }: Staff['actor']) => sql<string[]>`
  array(select role from public.user_roles where user_id = ${userId} order by role)`;
