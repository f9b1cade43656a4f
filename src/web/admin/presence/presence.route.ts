import { visitInput } from '#domain/admin/presence.ts';
import { announceVisit } from '#services/admin/presence/announce-visit.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { requireRole } from '../../shared/session/guards.server.ts';
import { staffNow } from '../records/staff-now.server.ts';
import type { Route } from './+types/presence.route.ts';

export const middleware = [requireRole()];

/** An open page says which record it shows, and learns who else has it open. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitInput.safeParse(Object.fromEntries(await readForm(request)));
  if (!visit.success) return new Response(null, { status: 400 });
  const result = await announceVisit(visit.data, staffNow(context));
  if (!result.ok) {
    return new Response(null, { status: 429, headers: { 'Retry-After': `${result.retryAfter}` } });
  }
  return Response.json(result.colleagues, { headers: { 'Cache-Control': 'no-store' } });
}
