import { systemClock } from '#platform/clock.ts';
import { addPicture, type AddPictureResult } from '#services/media/add-picture.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/upload-picture.route.ts';

export const middleware = [requireMenuRole];

/** One picture from a script, which shows the progress of each; the answer is JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const [file] = filesOf(await readUploadForm(request), 'picture');
  const result = await addPicture(file, staff);
  return Response.json(result, { status: statusOf(result), headers: headersOf(result) });
}

function statusOf(result: AddPictureResult): number {
  if (result.ok) return 200;
  if (result.reason === 'forbidden') return 403;
  return result.reason === 'rate_limited' ? 429 : 400;
}

const headersOf = (result: AddPictureResult): Record<string, string> => ({
  'Cache-Control': 'no-store',
  ...('retryAfter' in result && { 'Retry-After': String(result.retryAfter) }),
});
