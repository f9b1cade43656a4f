import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { DraftFields } from '#domain/admin/drafts/merge-draft.ts';
import type { Publishable } from './publishable.ts';

export type ConflictChoices = Readonly<Record<string, 'theirs' | 'mine'>>;

/** Theirs leaves the draft; mine will be written over what is stored now. */
export async function resolveConflicts(
  publishable: Publishable,
  id: string,
  choices: ConflictChoices,
  { actor }: Staff,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return asUser(actor).transaction(async (trx) => {
    const stored = await publishable.read(trx, id);
    const draft = await trx
      .selectFrom('record_drafts')
      .select('data')
      .where('kind', '=', publishable.kind)
      .where('record_id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored || !draft) return { ok: false, reason: 'not_found' };
    const fields = Object.entries(draft.data as unknown as DraftFields)
      .filter(([field]) => choices[field] !== 'theirs')
      .map(([field, each]) => [
        field,
        choices[field] === 'mine' ? { ...each, from: stored[field] ?? '' } : each,
      ]);
    await sql`
      update public.record_drafts
      set data = ${JSON.stringify(Object.fromEntries(fields))}::jsonb, version = version + 1
      where kind = ${publishable.kind} and record_id = ${id}`.execute(trx);
    return { ok: true };
  });
}
