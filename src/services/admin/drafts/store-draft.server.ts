import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { mergeDraft, type DraftFields, type DraftPatch } from '#domain/admin/drafts/merge-draft.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { DraftRecord } from './draft-record.ts';
import { lockDraft } from './lock-draft.server.ts';

export type StoreDraftResult =
  | { ok: true; storedAt: Date; conflicts: string[] }
  | { ok: false; reason: 'forbidden' };

/**
 * Adds to the shared draft of a record what a member of staff typed since the last time. As that
 * member: the policy decides which kinds of records they may edit.
 */
export async function storeDraft(
  { kind, id }: DraftRecord,
  patch: DraftPatch,
  { actor, now }: Staff,
): Promise<StoreDraftResult> {
  return asUser(actor).transaction(async (trx): Promise<StoreDraftResult> => {
    if (!(await mayEdit(trx, kind))) return { ok: false, reason: 'forbidden' };
    const current = await lockOrCreateDraft(trx, { kind, id }, now);
    const author = { by: actor.userId, at: now.toISOString() };
    const { fields, conflicts } = mergeDraft(current, patch, author);
    const row = () =>
      trx.deleteFrom('record_drafts').where('kind', '=', kind).where('record_id', '=', id);
    if (Object.keys(fields).length === 0) await row().execute();
    else
      await sql`
        update public.record_drafts
        set data = ${JSON.stringify(fields)}::jsonb, version = version + 1, updated_at = ${now}
        where kind = ${kind} and record_id = ${id}`.execute(trx);
    return { ok: true, storedAt: now, conflicts };
  });
}

async function mayEdit(trx: Transaction<DB>, kind: string): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select private.may_edit(${kind}::text) as allowed`.execute(trx);
  return rows[0]?.allowed ?? false;
}

/** Creates the row if needed, so that two first writers queue for it too. */
async function lockOrCreateDraft(
  trx: Transaction<DB>,
  { kind, id }: DraftRecord,
  now: Date,
): Promise<DraftFields> {
  await trx
    .insertInto('record_drafts')
    .values({ kind, record_id: id, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockDraft(trx, { kind, id });
}
