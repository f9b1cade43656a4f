import { redirect } from 'react-router';
import { decisionInput } from '#domain/decisions/decision-input.ts';
import { actOnDecisions } from '#services/decisions/act-on-decisions.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { safeReturnPath } from '../../shared/http/safe-return-path.ts';
import { requireRole } from '../../shared/session/guards.server.ts';
import { staffNow } from '../records/staff-now.server.ts';
import type { Route } from './+types/decisions.route.ts';
import { loadOwnDecisions } from './load-own-decisions.server.ts';

export const middleware = [requireRole()];

/** Asked again when the time of a decision is over. */
export const loader = ({ context }: Route.LoaderArgs) => loadOwnDecisions(context);

/** The buttons beside decisions. Without scripts the page of the form is shown again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const staff = staffNow(context);
  const result = await handleForm(form, {
    schema: decisionInput,
    submit: async (input) => {
      const done = await actOnDecisions(input, staff);
      return done.ok ? { ok: true as const, act: input.act } : done;
    },
  });
  const hasScripts = new URL(request.url).pathname.endsWith('.data');
  return hasScripts ? result : redirect(safeReturnPath(form.get('returnTo')));
}
