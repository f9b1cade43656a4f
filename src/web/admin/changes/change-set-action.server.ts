import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { describeConflicts } from '#services/admin/changes/describe-conflicts.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Locale } from '#i18n/locale.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';

const scopeInput = z.object({ scope: z.enum(['all', 'others']).default('all') });

const applyIntent = 'apply';

/** Applies a preview, or takes an applied set back; what changed meanwhile is shown. */
export function runChangeSet(
  changeSet: string,
  form: FormData,
  { actor, locale }: { actor: Customer; locale: Locale },
) {
  const staff = { actor, now: systemClock.now() };
  const run = form.get('intent') === applyIntent ? applyPreview : undoChanges;
  return handleForm(form, {
    schema: scopeInput,
    submit: async ({ scope }) => {
      const result = await run(changeSet, staff, { skipConflicts: scope === 'others' });
      if (result.ok) return { ok: true as const };
      if (result.reason !== 'conflict') return { ok: false as const, reason: result.reason };
      const rows = new Set(result.conflicts.map(({ table, key }) => `${table} ${key}`));
      return {
        ok: false as const,
        reason: result.reason,
        details: { count: String(result.conflicts.length), rows: String(rows.size) },
        conflicts: await describeConflicts(changeSet, result.conflicts, { actor, locale }),
      };
    },
  });
}
