import { redirect } from 'react-router';
import { hasRole } from '#domain/identity/roles.ts';
import { createViewAsToken, isViewedRole } from '#services/admin/view-as/view-as-token.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import { clearedViewAsCookie, viewAsCookie } from '../../shared/session/view-as-cookie.server.ts';
import type { Route } from './+types/view-as.route.ts';

/** Starts or ends looking as another role. Only admins start; the layout has let staff in. */
export async function action({ request, context }: Route.ActionArgs) {
  const role = (await readForm(request)).get('role');
  const session = sessionOf(context);
  const mayStart = session.state === 'signed-in' && hasRole(session.roles, 'admin');
  const cookie =
    mayStart && isViewedRole(role)
      ? viewAsCookie(createViewAsToken(session.sessionId, role))
      : clearedViewAsCookie();
  return redirect('/admin', { headers: { 'Set-Cookie': cookie } });
}
