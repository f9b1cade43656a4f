import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import type { Conflict } from '../changes/change-results.ts';
import type { FieldValueChange, Publishable, RecordTexts } from './publishable.ts';

/** What the form holds, and what its editor saw. */
interface TypedTexts {
  from: RecordTexts;
  to: RecordTexts;
}

/** Saves a record that visitors do not see: there is nothing to publish yet. */
export async function saveUnpublished(
  publishable: Publishable,
  id: string,
  { fields, typed }: { fields: readonly FieldValueChange[]; typed: TypedTexts },
  staff: Staff,
) {
  const proposal = await asUser(staff.actor).transaction(async (trx) => {
    const before = (await publishable.read(trx, id)) ?? {};
    const after = { ...before, ...typed.to };
    return {
      title: publishable.title(after, id).en || publishable.kind,
      changes: await publishable.changes(id, fields, { trx, before, after, now: staff.now }),
    };
  });
  const result = await applyChanges(proposal, staff);
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  if (result.reason !== 'conflict') {
    const known = 'constraint' in result && publishable.constraints?.[result.constraint ?? ''];
    if (!known) return result;
    const [field, problem] = known;
    return { ok: false as const, reason: 'invalid_input', fields: { [field]: problem } };
  }
  const theirs = await readTexts(publishable, id, staff);
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: inFields(publishable, result.conflicts, { ...typed, theirs }),
  };
}

const readTexts = async (publishable: Publishable, id: string, { actor }: Staff) =>
  (await asUser(actor).transaction((trx) => publishable.read(trx, id))) ?? {};

/** One conflict for each field of the form, as texts. */
function inFields(
  { fieldOf }: Publishable,
  conflicts: readonly Conflict[],
  { from, to, theirs }: TypedTexts & { theirs: RecordTexts },
) {
  const byField = Map.groupBy(conflicts, (each) => fieldOf?.(each) ?? each.field ?? '');
  return [...byField].map(([field, [first]]) => ({
    field,
    before: from[field] ?? '',
    theirs: theirs[field] ?? '',
    mine: to[field] ?? '',
    by: first?.by ?? null,
    at: first?.at?.toISOString() ?? null,
  }));
}
