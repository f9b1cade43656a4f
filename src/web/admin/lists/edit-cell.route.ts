import { cellInput, cellText } from '#domain/admin/lists/editable-cell.ts';
import { systemClock } from '#platform/clock.ts';
import { toFormConflict } from '#services/admin/changes/form-conflict.ts';
import { editCell } from '#services/admin/lists/edit-cell.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { requireRole } from '../../shared/session/guards.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/edit-cell.route.ts';

export const middleware = [requireRole()];

/** Saves one cell of any list. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: cellInput,
    submit: async (input) => {
      const result = await editCell(input, staff);
      if (result.ok) return { ok: true as const, changeSet: result.changeSet };
      if ('constraint' in result) {
        const { reason, constraint } = result;
        return { ok: false as const, reason, details: { constraint: constraint ?? '' } };
      }
      if (result.reason !== 'conflict') return result;
      const conflicts = result.conflicts.map((conflict) => toFormConflict(conflict, cellText));
      return { ok: false as const, reason: 'conflict', conflicts };
    },
  });
}
