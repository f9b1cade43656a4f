import { statusOf } from '../enquiry/answer-enquiry.server.ts';
import type { Route } from './+types/send.route.ts';
import { takeRequest } from './take-request.server.ts';

/** Where scripts send the form: an upload whose progress can be shown needs a plain answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await takeRequest(request, context);
  return Response.json(answer, statusOf(answer));
}
