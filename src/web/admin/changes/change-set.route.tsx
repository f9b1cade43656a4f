import { data } from 'react-router';
import { z } from 'zod';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readChangeSet } from '#services/admin/changes/read-change-set.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import '../history/history.css';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/change-set.route.ts';
import { ChangedRows } from './changed-rows.tsx';
import { UndoForm } from './undo-form.tsx';

export const middleware = [requireMenuRole];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const set = await readChangeSet(params.id, { actor: staffMemberOf(context), locale });
  if (!set) throw data(null, { status: 404 });
  return set;
}

const undoInput = z.object({ scope: z.enum(['all', 'others']).default('all') });

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  return handleForm(await readForm(request), {
    schema: undoInput,
    submit: async ({ scope }) => {
      const result = await undoChanges(params.id, staff, { skipConflicts: scope === 'others' });
      if (result.ok) return { ok: true as const };
      const { reason } = result;
      if (reason !== 'conflict') return { ok: false as const, reason };
      return { ok: false as const, reason, details: { count: String(result.conflicts.length) } };
    },
  });
}

export default function ChangeSet({ loaderData: set, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const name = set.by ?? t('admin.changes.formerStaff');
  return (
    <>
      <AdminTitle page={set.title}>{set.title}</AdminTitle>
      <p className="mt-2 text-muted">
        {t('admin.changes.applied', { name, date: date(set.appliedAt, 'dateTime') })}{' '}
        {t('admin.changes.rows', { count: set.counts.rows })}
      </p>
      <div className="my-6">
        {set.undoneAt ? (
          <p role="status">
            {t('admin.changes.undoneAt', { date: date(set.undoneAt, 'dateTime') })}
          </p>
        ) : (
          <UndoForm changeSet={set.id} serverResult={actionData} />
        )}
      </div>
      <ChangedRows rows={set.rows} total={set.counts.rows} />
    </>
  );
}
