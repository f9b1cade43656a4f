import { redirect } from 'react-router';
import { removeViewInput, saveViewInput } from '#domain/admin/lists/saved-view.ts';
import { systemClock } from '#platform/clock.ts';
import {
  removeView,
  saveView,
  type SaveViewResult,
} from '#services/admin/lists/saved-views.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { requireRole } from '../../shared/session/guards.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/saved-views.route.ts';

export const middleware = [requireRole()];

/** Saves or removes a view of any list, then shows the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const body = await readForm(request);
  return body.get('step') === 'remove'
    ? handleForm(body, {
        schema: removeViewInput,
        submit: async (input) => shown(await removeView(input, staff)),
      })
    : handleForm(body, {
        schema: saveViewInput,
        multiple: ['sharedWith'],
        submit: async (input) => shown(await saveView(input, staff)),
      });
}

const shown = (result: SaveViewResult) => (result.ok ? redirect(result.address) : result);
