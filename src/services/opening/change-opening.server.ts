import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Staff } from '#services/shared/staff.ts';

type OpeningResult = { ok: true } | { ok: false; reason: 'forbidden' };

/** Lets visitors in, or shows them the page that says when the shop opens. Orders are not touched. */
export async function changeOpening(
  { isOpen, opensOn }: { isOpen: boolean; opensOn: string | null },
  { actor, now }: Staff,
): Promise<OpeningResult> {
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  await asUser(actor).write(
    db.updateTable('site_settings').set({
      opened_at: isOpen ? now : null,
      opens_on: isOpen ? null : opensOn,
    }),
  );
  return { ok: true };
}
